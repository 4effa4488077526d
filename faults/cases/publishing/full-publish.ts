import { messages } from '@lineup/domain';
import type { FaultCase } from '../../runner/fault-case.ts';
import { createTally, expectNone, expectThat } from '../../runner/tally.ts';
import { openClient, signIn, type Client } from '../../support/client.ts';
import { expectRefusal } from '../../support/expect-refusal.ts';
import { openPortal, type Portal } from '../../support/portals/portal.ts';
import { openScarceDisk, type ScarceDisk } from '../../support/portals/scarce-disk.ts';
import { addSet, publishNow, readPublicLineup, storePublished } from '../../support/publishing.ts';
import { fileFaults, readStoredData } from '../../support/stored-data.ts';

const sets = 200;

/** Publishing on a full disk. */
export const diskFullOnPublish: FaultCase = {
  name: 'disk-full-publish',
  promise:
    'Publishing on a full disk is told as not done and changes nothing that is out; visitors go on reading, and it works with the room.',
  tries: { short: 2, long: 10 },
  run: async (context, tries) => {
    const tally = createTally();
    const disk = openScarceDisk(context.folder);
    tally.note(disk.how);
    const portal = await openPortal(context, { dataDir: disk.dataDir });
    try {
      const client = openClient(portal.address);
      await signIn(client, portal.address);
      for (let n = 1; n <= tries; n += 1) {
        await tally.try('without room and with it', () => publishWithoutRoom(client, portal, disk, n));
        const data = await readStoredData(portal.dataDir, context.folder);
        await tally.try('afterwards', async () => expectNone([...data.faults, ...fileFaults(data)], 'Left'));
      }
    } finally {
      await portal.kill();
      disk.close();
    }
    return tally.result();
  },
};

async function publishWithoutRoom(
  client: Client,
  portal: Portal,
  disk: ScarceDisk,
  n: number,
): Promise<void> {
  const festival = await storePublished(client, `full-${n}`, sets);
  const before = await readPublicLineup(portal.address, festival.slug);
  await addSet(client, festival.festivalId, sets);
  const releaseId = client.services.publishing.newReleaseId();
  disk.fill(portal);
  try {
    const text = await expectRefusal('Publishing', ['storage-full', 'unavailable'], () =>
      publishNow(client, festival, releaseId),
    );
    expectThat(
      text === messages.provider.storageFull || text === messages.provider.unavailable,
      `The person is told: ${text}`,
    );
    const stillPublished = await readPublicLineup(portal.address, festival.slug);
    expectThat(
      stillPublished.release?.id === before.release?.id && stillPublished.sets === sets,
      `Out is ${JSON.stringify(stillPublished)}`,
    );
  } finally {
    disk.release(portal);
  }
  await publishNow(client, festival, releaseId);
  const after = await readPublicLineup(portal.address, festival.slug);
  expectThat(after.release?.id === releaseId && after.sets === sets + 1, `Out is ${JSON.stringify(after)}`);
  await client.services.festivals.remove(festival.festivalId);
  const gone = await readPublicLineup(portal.address, festival.slug);
  expectThat(gone.status === 410, `A deleted festival answers ${gone.status}.`);
}
