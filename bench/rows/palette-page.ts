import { withChromium } from '../browser/chromium.ts';
import { visitPalette, type PaletteVisit } from '../browser/palette.ts';
import { atMost, type Row } from '../frame/row.ts';
import { median, percentile } from '../measure/statistics.ts';
import { withPortal, type Seed } from '../support/portal.ts';
import { addFestivals } from '../support/seed.ts';

const sets = 10_000;
const seed: Seed = (db) => addFestivals(db, [0], sets);

/** The palette over a large lineup. */
export const palettePage: Row = {
  name: 'palette-page',
  title: `Palette over ${sets.toLocaleString('en')} sets in the browser`,
  run: (context) =>
    withChromium((browser) =>
      withPortal(context, { seed }, async ({ server, cookie }) => {
        const visits: PaletteVisit[] = [];
        while (visits.length < (context.quick ? 1 : 3)) {
          visits.push(await visitPalette(browser, { address: server.address, cookie }, 0));
        }
        const keys = visits.flatMap((visit) => visit.keys);
        return {
          figures: [
            { label: 'key to paint, p50', value: percentile(keys, 0.5), unit: 'ms' },
            { label: 'key to paint, p95', value: percentile(keys, 0.95), unit: 'ms', goal: atMost(16) },
            { label: 'opened', value: median(visits.map(({ opened }) => opened)), unit: 'ms' },
          ],
          notes: [
            'It opens over the schedule, for the first time in a new page: the sets are made ready to be searched then, and once. A frame ' +
              'takes 16.7 ms, for which a key waits half of the time.',
          ],
        };
      }),
    ),
};
