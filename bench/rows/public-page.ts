import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { withChromium } from '../browser/chromium.ts';
import { largestPaintOf, loads } from '../browser/first-load.ts';
import { atMost, type Row, type RowContext, type RowResult } from '../frame/row.ts';
import { withPortal, type BenchPortal } from '../support/portal.ts';
import { publicPath, publicSets, publishBench, seedPublic } from '../support/public-lineup.ts';

/** The public page on a phone in a field: what comes over the line, and when it can be read. */
export const publicPage: Row = {
  name: 'public-page',
  title: `The public page of ${publicSets.toLocaleString('en')} sets: its size, and its largest paint over a slow line`,
  run: (context) =>
    withChromium((browser) =>
      withPortal(context, { seed: seedPublic }, (portal) => measure(browser, portal, context)),
    ),
};

/** Seconds that the slow line takes on any machine: three exchanges of 150 ms. */
const lineSeconds = 0.45;

async function measure(
  browser: Browser,
  portal: BenchPortal,
  { quick, calibration }: RowContext,
): Promise<RowResult> {
  const visits = quick ? 3 : 5;
  const { value: computing } = calibration.computing;
  const most = { name: 'the line and the calibration', value: lineSeconds + computing / 40 };
  await publishBench(portal.client);
  const page = await (await portal.client.fetch(publicPath)).text();
  const seen = await loads(browser, { address: portal.server.address }, publicPath, visits);
  const shift = Math.max(...seen.map((load) => load.shift));
  const blocking = Math.max(...seen.map((load) => load.blocking.length));
  return {
    figures: [
      {
        label: 'page, gzip -9',
        value: gzipSync(page, { level: 9 }).byteLength / 1024,
        unit: 'KB',
        goal: atMost(60),
      },
      { label: 'page, not compressed', value: Buffer.byteLength(page) / 1024, unit: 'KB' },
      { label: 'largest paint', value: largestPaintOf(seen), unit: 's', goal: atMost(1, most) },
      { label: 'layout shift', value: Math.round(shift * 1000) / 1000, unit: '', goal: atMost(0) },
      { label: 'files that hold up the first paint', value: blocking, unit: '', goal: atMost(1) },
    ],
    notes: [
      `Medians of ${visits} visits, each with a new profile, at 1.6 Mbit/s, 150 ms for every exchange and a processor four times ` +
        'slower, 1280 × 800 pixels; the release is in the server’s memory by then. The goal for the paint is what the line takes for three exchanges and 25 times the calibration by ' +
        'computing: 1 s where that takes 22 ms.',
    ],
  };
}
