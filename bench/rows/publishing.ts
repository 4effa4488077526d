import { atMost, type Figure, type Row } from '../frame/row.ts';
import type { Calibration } from '../measure/calibration.ts';
import { median, percentile } from '../measure/statistics.ts';
import { festivalId } from '../support/lineup-data.ts';
import { withPortal } from '../support/portal.ts';
import { addFestivals } from '../support/seed.ts';

const setCount = 1691;

/** Publishing a whole lineup like its page: from the click on the button until it is public. */
export const publishing: Row = {
  name: 'publishing',
  title: `Publishing ${setCount.toLocaleString('en')} sets`,
  run: async (context) => {
    const rounds = context.quick ? 3 : 9;
    const compared: number[] = [];
    const published: number[] = [];
    await withPortal(context, { seed: (db) => addFestivals(db, [0], setCount) }, async ({ client }) => {
      const { publishing: calls } = client.services;
      const id = festivalId(0);
      for (let round = 0; round < rounds; round += 1) {
        const began = performance.now();
        const { openConflicts: expectedConflicts, sets, suggestedSlug: slug } = await calls.compare(id);
        const shown = performance.now();
        const releaseId = calls.newReleaseId();
        await calls.publish(id, { releaseId, ticked: null, at: null, slug, expectedConflicts });
        compared.push(shown - began);
        published.push(performance.now() - shown);
        if (sets !== setCount) throw new Error(`Only ${sets} of ${setCount} sets were there.`);
      }
    });
    return { figures: figuresOf(compared, published, context.calibration), notes };
  },
};

function figuresOf(
  compared: readonly number[],
  published: readonly number[],
  { all }: Calibration,
): readonly Figure[] {
  return [
    { label: 'comparing with what is out', value: median(compared), unit: 'ms' },
    { label: 'publishing', value: median(published), unit: 'ms', goal: atMost(4, all) },
    { label: 'publishing, slowest', value: percentile(published, 1), unit: 'ms' },
  ];
}

const notes = [
  'Over HTTP on the built server: the sets are read and judged for conflicts, frozen, made public, written into two files that are ' +
    'synced to the disk, and named by one commit.',
];
