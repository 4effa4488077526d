import type { Browser } from 'playwright-core';
import { withChromium } from '../browser/chromium.ts';
import { comparedWithStaticCopy } from '../browser/static-copy.ts';
import {
  naiveInputs,
  portalReview,
  spreadsheetImport,
  visitReview,
  type ReviewPage,
  type ReviewVisit,
} from '../browser/review.ts';
import { atMost, peerNamed, type Figure, type Peer, type Row, type RowContext } from '../frame/row.ts';
import { median, percentile } from '../measure/statistics.ts';
import { artistName, festivalId, uploadId } from '../support/lineup-data.ts';
import { withPeer } from '../support/peers.ts';
import { withPortal, type Seed } from '../support/portal.ts';
import { reviewData } from '../support/review-lineup.ts';
import { addFestivals, addUpload } from '../support/seed.ts';

const events = 10_000;

/** The review of a large lineup, compared with a table of inputs and a spreadsheet importer. */
export const reviewPage: Row = {
  name: 'review-page',
  title: 'Review of 10,000 events in the browser',
  run: (context) => withChromium((browser) => measure(browser, context)),
};

type Visits = readonly ReviewVisit[];

async function measure(browser: Browser, context: RowContext) {
  const rounds = Array.from({ length: context.quick ? 2 : 5 }, (_, round) => round);
  // Each visit has a separate draft: a fix is stored by the time of the next visit.
  const seed: Seed = (db) => {
    addFestivals(db, rounds, 0);
    for (const round of rounds) addUpload(db, round, events, { dataOf: reviewData });
  };
  const portal = await withPortal(context, { seed }, ({ server, cookie }) => {
    const pages = rounds.map((round) => {
      const path = `/festival/${festivalId(round)}/upload/${uploadId(round)}`;
      return portalReview({ address: server.address, cookie }, path, artistName(0));
    });
    return visits(browser, pages, 20);
  });
  const importer = await withPeer(context, 'spreadsheet-import', (address) => {
    const page = spreadsheetImport(address, events);
    return visits(
      browser,
      rounds.map(() => page),
      20,
    );
  });
  // Its keys take so long that there is time for one visit only.
  const naive = await withPeer(context, 'naive-inputs', (address) =>
    visits(browser, [naiveInputs(address, events)], context.quick ? 10 : 60),
  );
  return {
    figures: figuresOf(portal, { [importerName]: importer, [naiveName]: naive }),
    notes,
  };
}

async function visits(browser: Browser, pages: readonly ReviewPage[], letters: number): Promise<Visits> {
  const seen: ReviewVisit[] = [];
  for (const page of pages) seen.push(await visitReview(browser, page, letters));
  return seen;
}

const importerName = 'react-spreadsheet-import';
const naiveName = 'naive inputs';

/** A goal: this many times the result of the peer with this name. */
type PartOfPeer = readonly [value: number, peer: string];

function figuresOf(portal: Visits, others: Readonly<Record<string, Visits>>): readonly Figure[] {
  const figure = (label: string, of: (seen: Visits) => number, goal?: PartOfPeer): Figure => {
    const peers = Object.entries(others)
      .map(([name, seen]): Peer => ({ name, value: of(seen) }))
      .filter(({ value }) => Number.isFinite(value));
    return {
      label,
      value: of(portal),
      unit: 'ms',
      peers,
      ...(goal !== undefined && { goal: atMost(goal[0], peerNamed(peers, goal[1])) }),
    };
  };
  const keys = (seen: Visits) => seen.flatMap((visit) => visit.keys);
  const mended = (seen: Visits) => seen.flatMap((visit) => visit.mended ?? []);
  return [
    figure('first render', (seen) => median(seen.map(({ shown }) => shown.time)), [0.25, importerName]),
    comparedWithStaticCopy(
      'first render',
      median(portal.map(({ shown }) => shown.time)),
      median(portal.map(({ copy }) => copy)),
    ),
    figure('first render, work of the main thread', (seen) => median(seen.map(({ shown }) => shown.work))),
    figure('key to paint, p50', (seen) => percentile(keys(seen), 0.5), [1.25, importerName]),
    figure('key to paint, p95', (seen) => percentile(keys(seen), 0.95), [1.65, importerName]),
    figure('a fix of 1,000 events', (seen) => median(mended(seen).map(({ time }) => time)), [
      0.33,
      naiveName,
    ]),
    figure('a fix of 1,000 events, work of the main thread', (seen) =>
      median(mended(seen).map(({ work }) => work)),
    ),
  ];
}

const notes = [
  'The first render of the portal is timed from the press of "Back to Edit" on the last step with its preview at an empty day, ' +
    'with the read and judged events in memory as the peers have them. The rules are applied to the edited event with every key, in ' +
    'the portal and in the table of inputs; react-spreadsheet-import applies its rules when a cell is left, not with the keys that are timed here.',
  'One row is rendered for a key: packages/portal/src/features/import/steps/review/render-count.test.tsx holds it.',
  'A fix of 1,000 events is the portal\'s "Apply to all events with stage"; react-spreadsheet-import has nothing like it.',
  'Painted means that the rows in sight are; the row fails when one of them comes later. Those around them, which Tab and ' +
    'scrolling need, are made right after it and are part of the work.',
  'Of the first render, a profile shows about a third to be the styles and the layout of the rows: each has more than a hundred ' +
    'elements with what the browser puts into fields of times and choices. Nearly all of the rest is code that runs for the ' +
    'first time in the page. Mended: rows with a note are higher than the list supposed; the places of all events were worked out ' +
    'twice; the rows around those in sight were part of the first frame. The latter two took a median of 54 ms down to 42. The ' +
    'selectors of the style sheets take less than half a millisecond of it.',
  'A frame is painted every 16.7 ms at most, so that a key waits half of that on average before anything is painted.',
];
