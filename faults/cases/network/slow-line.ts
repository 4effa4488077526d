import { isServiceError } from '@lineup/services';
import type { FaultCase } from '../../runner/fault-case.ts';
import { createTally, expectThat } from '../../runner/tally.ts';
import { withBadLine, type BadLine } from '../../support/network/bad-line.ts';
import { countEvents, storeDraft, storeFestival } from '../../support/festivals.ts';

/** The preset Slow 3G of browsers' developer tools: 400 kbit/s, 400 ms round trip. */
const slow3g = { latencyMs: 200, bytesPerSecond: 50_000 };

/** The main job over a slow line. */
export const slowLine: FaultCase = {
  name: 'net-slow-3g',
  promise: 'Over slow 3G a lineup is uploaded, processed and saved, every event once and none missing.',
  tries: { short: 1, long: 5 },
  run: (context, tries) =>
    withBadLine(context, async (line) => {
      const tally = createTally();
      line.proxy.slowDown(slow3g);
      for (let n = 1; n <= tries; n += 1) {
        const size = 150 * n;
        await tally.try(`${size} events`, async () => {
          const seconds = await uploadAndSave(line, size);
          tally.note(`${size} events took ${seconds.toFixed(1)} s`);
        });
      }
      return tally.result();
    }),
};

async function uploadAndSave({ client, proxy }: BadLine, size: number): Promise<number> {
  // Connections from before the line became slow are still fast.
  proxy.cut();
  proxy.mend();
  const started = performance.now();
  const festivalId = await storeFestival(client, 'Slow');
  // A server may close an idle connection at the moment when the next request leaves over the slow line.
  const lineup = await twice(() => storeDraft(client, festivalId, size));
  expectThat(lineup.drafts.length === size, `${lineup.drafts.length} drafts of ${size}`);
  await client.services.uploads.saveAll(lineup);
  const count = await countEvents(client, lineup.festivalId);
  expectThat(count === size, `${count} events of ${size}`);
  return (performance.now() - started) / 1000;
}

/** Retries once, like a user who reads that the portal cannot be reached. */
function twice<Result>(work: () => Promise<Result>): Promise<Result> {
  return work().catch((error: unknown) => {
    if (!isServiceError(error, 'unavailable')) throw error;
    return work();
  });
}
