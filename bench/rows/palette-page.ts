import { withChromium } from '../browser/chromium.ts';
import { visitField, visitPalette, type PaletteVisit } from '../browser/palette.ts';
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
        const bare: number[] = [];
        while (visits.length < (context.quick ? 1 : 3)) {
          visits.push(await visitPalette(browser, { address: server.address, cookie }, 0));
          bare.push(...(await visitField(browser, { address: server.address })));
        }
        const keys = visits.flatMap((visit) => visit.keys);
        const inBackground = (part: number) => ({
          value: percentile(keys, part),
          unit: 'ms',
          peers: [{ name: 'a field alone', value: percentile(bare, part) }],
        });
        const { value: computing } = context.calibration.computing;
        const most = {
          name: 'a field alone and the calibration',
          value: percentile(bare, 0.95) + computing / 3,
        };
        return {
          figures: [
            { label: 'key to paint, p50', ...inBackground(0.5) },
            { label: 'key to paint, p95', ...inBackground(0.95), goal: atMost(1, most) },
            { label: 'opened', value: median(visits.map(({ opened }) => opened)), unit: 'ms' },
          ],
          notes: [
            'It opens over the schedule, for the first time in a new page: the sets are made ready to be searched then, and once. A frame ' +
              'takes 16.7 ms, for which a key waits half of the time, in an empty page too: there the same keys are typed into a field. The goal is that time and a third of ' +
              'the calibration by computing: 16 ms where the field takes 9 and the calibration 21.',
            'Of the work for a key a trace shows 2 to 3 ms in which the browser puts the layers of the whole page together, most of it ' +
              'for the cards of the day behind: without them it takes 0.3 ms. Layers of their own for the dialog, its content or the ' +
              'day do not spare it.',
          ],
        };
      }),
    ),
};
