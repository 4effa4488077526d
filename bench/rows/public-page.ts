import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { withChromium, withFreshPage, type PageTraits } from '../browser/chromium.ts';
import { largestPaintOf, loads, type FirstLoad } from '../browser/first-load.ts';
import { lastRowInView } from '../browser/in-page.ts';
import { atMost, type Figure, type Row, type RowContext, type RowResult } from '../frame/row.ts';
import { median } from '../measure/statistics.ts';
import { withPortal, type BenchPortal } from '../support/portal.ts';
import { publicPath, publicSets, publishBench, seedPublic } from '../support/public-lineup.ts';
import { withStaticFiles } from '../support/static-files.ts';

/** The public page on a phone in a field: how much it transfers, and when it is readable. */
export const publicPage: Row = {
  name: 'public-page',
  title: `The public page of ${publicSets.toLocaleString('en')} sets: its size, and its largest paint over a slow line`,
  run: async (context) => {
    const page = await withPortal(context, { seed: seedPublic }, async (portal) => {
      await publishBench(portal.client);
      return (await portal.client.fetch(publicPath)).text();
    });
    const still = stillPage(page);
    const file = { path: staticPath, plain: still, brotli: brotliCompressSync(still) };
    // Uses the same data as before.
    return withStaticFiles(context, [file], () =>
      withChromium((browser) => withPortal(context, {}, (portal) => measure(browser, portal, page, context))),
    );
  },
};

const staticPath = '/assets/public-page.html';
const windows = {
  phone: { width: 390, height: 844 },
  laptop: { width: 1280, height: 800 },
} as const;

/** The same page with a script that loads and does nothing. */
function stillPage(page: string): string {
  const still = page.replace(
    /<script type="module" fetchpriority="low" src="([^"]+)"><\/script>/u,
    '<link rel="preload" as="script" crossorigin fetchpriority="low" href="$1">',
  );
  if (still === page) throw new Error('The page has no script.');
  return still;
}

async function measure(
  browser: Browser,
  portal: BenchPortal,
  page: string,
  { quick }: RowContext,
): Promise<RowResult> {
  const visits = quick ? 3 : 7;
  const { address } = portal.server;
  // The first visit makes the server load the release into memory.
  await portal.client.fetch(publicPath);
  const figures: Figure[] = [];
  for (const [name, viewport] of Object.entries(windows)) {
    const traits = { address, viewport };
    const seen: FirstLoad[] = [];
    const still: FirstLoad[] = [];
    for (let visit = 0; visit < visits; visit += 1) {
      still.push(...(await loads(browser, traits, staticPath, 1)));
      seen.push(...(await loads(browser, traits, publicPath, 1)));
    }
    figures.push(await firstView(browser, traits, page, name), ...paintFigures(name, seen, still));
  }
  const compressed = gzipSync(page, { level: 9 }).byteLength / 1024;
  return {
    figures: [
      { label: 'page, gzip -9', value: compressed, unit: 'KB', goal: atMost(60) },
      { label: 'page, not compressed', value: Buffer.byteLength(page) / 1024, unit: 'KB' },
      ...figures,
    ],
    notes: [
      'The first view is the page up to the last row that the window shows, with its style sheet and script, as brotli; what comes ' +
        'after that row is read while it arrives.',
      `Medians of ${visits} visits, each with a new profile, at 1.6 Mbit/s, 150 ms for every exchange and a processor four times ` +
        'slower; the release is in the server’s memory by then. In turns with them, a file of the same server with the same bytes, ' +
        'whose script is loaded and does nothing.',
    ],
  };
}

function paintFigures(
  name: string,
  seen: readonly FirstLoad[],
  still: readonly FirstLoad[],
): readonly Figure[] {
  const shift = Math.max(...seen.map((load) => load.shift));
  const [paint, stillPaint] = [largestPaintOf(seen), largestPaintOf(still)];
  return [
    {
      label: `${name}: largest paint`,
      value: paint,
      unit: 's',
      peers: [{ name: 'static page', value: stillPaint }],
    },
    {
      label: `${name}: largest paint to that of the static page`,
      value: paint / stillPaint,
      unit: 'of 1',
      goal: atMost(1.2),
    },
    {
      label: `${name}: blocked beyond 50 ms in a task`,
      value: median(seen.map(({ blocked }) => blocked)),
      unit: 'ms',
      goal: atMost(50),
      peers: [{ name: 'static page', value: median(still.map(({ blocked }) => blocked)) }],
    },
    { label: `${name}: layout shift`, value: Math.round(shift * 1000) / 1000, unit: '', goal: atMost(0) },
    {
      label: `${name}: files that hold up the first paint`,
      value: Math.max(...seen.map(({ blocking }) => blocking.length)),
      unit: '',
      goal: atMost(1),
    },
  ];
}

/** The compressed bytes that the first view needs. */
async function firstView(browser: Browser, traits: PageTraits, page: string, name: string): Promise<Figure> {
  const last = await withFreshPage(browser, traits, async (fresh) => {
    await fresh.page.goto(traits.address + publicPath, { waitUntil: 'load' });
    return fresh.page.evaluate(lastRowInView);
  });
  const until = page.indexOf('</li>', page.indexOf(`<li id="${last}"`));
  const files = [
    ...page.matchAll(/(?:rel="stylesheet" href|type="module" fetchpriority="low" src)="([^"]+)"/gu),
  ];
  const codes = await Promise.all(
    files.map(async ([, path = '']) => (await fetch(traits.address + path)).arrayBuffer()),
  );
  const parts = [Buffer.from(page.slice(0, until)), ...codes.map((code) => Buffer.from(code))];
  const bytes = parts.reduce((sum, part) => sum + brotliCompressSync(part).byteLength, 0);
  return { label: `${name}: first view`, value: bytes / 1024, unit: 'KB', goal: atMost(20) };
}
