import type { FaultCase } from '../../runner/fault-case.ts';
import { createTally, expectThat, type Tally } from '../../runner/tally.ts';
import { openClient, signIn, type Client } from '../../support/client.ts';
import { storeFestival } from '../../support/festivals.ts';
import { hostileLineups, type HostileLineup } from '../../support/hostile/hostile-json.ts';
import { withPortalProcess, type Portal } from '../../support/portals/portal.ts';
import { howWaitsAreCounted, withPulse } from '../../support/pulse.ts';

/**
 * What matters is that the server responds to others; a busy machine delays them now and then, a busy server always.
 */
const repeats = 3;
const longestWaitMs = 200;

export const hostileLineupFiles: FaultCase = {
  name: 'lineup-files-hostile',
  promise:
    'a lineup file of whatever JSON is read or refused with a text within 5 seconds, and nobody else waits 200 ms for it',
  tries: { short: 7, long: 210 },
  run: (context, tries, random) =>
    withPortalProcess(context, {}, async (portal) => {
      const tally = createTally();
      tally.note(howWaitsAreCounted);
      const client = openClient(portal.address);
      await signIn(client, portal.address);
      const festivalId = await storeFestival(client, 'Odd lineups');
      const kinds = Object.entries(hostileLineups);
      const first = random.int(0, kinds.length - 1);
      for (let n = 0; n < tries; n += 1) {
        const [name, make] = kinds[(first + n) % kinds.length] ?? kinds[0] ?? [];
        if (name === undefined || make === undefined) continue;
        await tally.try(name, () => processWatched({ portal, client, festivalId, tally }, name, make()));
      }
      return tally.result();
    }),
};

interface Scene {
  readonly portal: Portal;
  readonly client: Client;
  readonly festivalId: string;
  readonly tally: Tally;
}

async function processWatched(scene: Scene, name: string, lineup: HostileLineup): Promise<void> {
  const waits: number[] = [];
  for (let n = 0; n < repeats; n += 1) {
    const seen = await withPulse(scene.client, scene.portal.process().pid, () => processFile(scene, lineup));
    expectThat(
      seen.result.status === lineup.ends,
      `ended as ${seen.result.status}: ${seen.result.error ?? ''}`,
    );
    expectThat(lineup.ends === 'completed' || (seen.result.error ?? '') !== '', 'no text for the person');
    expectThat(seen.workMs < 5000 * repeats, `took ${seen.workMs.toFixed(0)} ms`);
    waits.push(seen.longestWaitMs);
    if (seen.longestWaitMs < longestWaitMs) break;
  }
  const least = Math.min(...waits);
  if (least > longestWaitMs / 2) scene.tally.note(`${name}: others waited ${least.toFixed(0)} ms`);
  expectThat(least < longestWaitMs, `others waited ${least.toFixed(0)} ms`);
}

/** Uploads the file, has it processed, and returns its record. */
async function processFile({ client, festivalId }: Scene, { text }: HostileLineup) {
  const { uploads } = client.services;
  const uploadId = uploads.newUploadId();
  const file = new File([text], 'lineup.json', { type: 'application/json' });
  await uploads.start({ festivalId, uploadId, type: 'json', file });
  await uploads.ensureProcessed(await uploads.get(festivalId, uploadId)).catch(() => null);
  return uploads.get(festivalId, uploadId);
}
