import { messages } from '@lineup/domain';
import { openDatabase } from '@lineup/provider-embedded/server';
import { join } from 'node:path';
import type { CaseContext, FaultCase } from '../../runner/fault-case.ts';
import { createTally, expectThat } from '../../runner/tally.ts';
import { openClient, signIn, type Client } from '../../support/client.ts';
import { expectRefusal } from '../../support/expect-refusal.ts';
import { countEvents, storeEvents, storeFestival } from '../../support/festivals.ts';
import { inventEvent } from '../../support/lineups.ts';
import { openPortal, type Portal } from '../../support/portals/portal.ts';
import { openScarceDisk } from '../../support/portals/scarce-disk.ts';
import { readStoredData } from '../../support/stored-data.ts';

/** Saves on a full disk. */
export const diskFullOnSave: FaultCase = {
  name: 'disk-full-save',
  promise:
    'A save on a full disk is told as not saved and leaves nothing of itself; reads go on, writes resume with the room.',
  tries: { short: 2, long: 20 },
  run: async (context, tries) => {
    const tally = createTally();
    const disk = openScarceDisk(context.folder);
    tally.note(disk.how);
    const portal = await openPortal(context, { dataDir: disk.dataDir });
    try {
      const client = openClient(portal.address);
      await signIn(client, portal.address);
      for (let n = 1; n <= tries; n += 1) {
        const festivalId = await storeFestival(client, `Full ${n}`);
        await storeEvents(client, festivalId, 10);
        seenLongAgo(portal);
        disk.fill(portal);
        await tally.try('while there is no room', () => expectNotSaved(client, festivalId));
        disk.release(portal);
        await tally.try('when there is room again', () => expectSaved(context, portal, client, festivalId));
        await client.services.festivals.remove(festivalId);
      }
    } finally {
      await portal.kill();
      disk.close();
    }
    return tally.result();
  },
};

/** So that the next request would mark the session as seen, which is a write. */
function seenLongAgo({ dataDir }: Portal): void {
  const db = openDatabase(join(dataDir, 'portal.db'));
  db.run('UPDATE sessions SET last_seen_at = last_seen_at - 120000');
  db.close();
}

async function expectNotSaved(client: Client, festivalId: string): Promise<void> {
  const { events, festivals } = client.services;
  expectThat((await countEvents(client, festivalId)) === 10, 'Events are missing.');
  let saved = 0;
  const text = await expectRefusal('A save', ['storage-full', 'unavailable'], async () => {
    for (; saved < 500; saved += 1) await events.create(festivalId, events.newId(), inventEvent(saved));
  });
  expectThat(
    text === messages.provider.storageFull || text === messages.provider.unavailable,
    `The person is told: ${text}`,
  );
  const stored = await events.list(festivalId);
  expectThat(stored.length === 10 + saved, `${stored.length} events instead of ${10 + saved}`);
  expectThat((await festivals.list()).length > 0, 'No festival can be read.');
}

async function expectSaved(
  { folder }: CaseContext,
  { dataDir }: Portal,
  client: Client,
  festivalId: string,
): Promise<void> {
  const before = await countEvents(client, festivalId);
  await storeEvents(client, festivalId, 500);
  const after = await countEvents(client, festivalId);
  expectThat(after === before + 500, `${after} events instead of ${before + 500}`);
  const { faults } = await readStoredData(dataDir, folder);
  expectThat(faults.length === 0, `Afterwards: ${faults[0]}`);
}
