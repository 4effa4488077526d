import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { maximumEvents } from '@lineup/domain';
import { spreadsheetLimits } from '@lineup/domain/spreadsheet';
import type { Browser } from 'playwright-core';
import { withChromium } from '../browser/chromium.ts';
import {
  chooseLineup,
  choosePeersSheet,
  chooseSheet,
  type Chosen,
  type ChosenFile,
} from '../browser/choose-file.ts';
import { atMost, type Figure, type Peer, type Row, type RowContext } from '../frame/row.ts';
import type { Calibration } from '../measure/calibration.ts';
import { median } from '../measure/statistics.ts';
import { csvFile, jsonFile, xlsxFile } from '../support/lineup-files.ts';
import { withPeer } from '../support/peers.ts';
import { withPortal, type BenchPortal } from '../support/portal.ts';
import { addFestivals } from '../support/seed.ts';

/** From choosing a file to seeing its contents, in a browser. */
export const choosing: Row = {
  name: 'choosing',
  title: 'From file chosen to review, 2,000 events; the page while the largest files are read',
  run: (context) =>
    withPortal(context, { seed: (db) => addFestivals(db, [0], 0) }, (portal) =>
      withChromium((browser) => measure(browser, portal, context)),
    ),
};

const usualEvents = 2000;

interface Kind {
  readonly label: string;
  readonly ending: string;
  readonly rows: number;
  readonly make: (from: number, count: number) => Uint8Array;
  readonly choose: typeof chooseLineup;
}

/** The largest files that are accepted. */
const largest: readonly Kind[] = [
  { label: 'JSON', ending: 'json', rows: maximumEvents, make: jsonFile, choose: chooseLineup },
  { label: 'CSV', ending: 'csv', rows: spreadsheetLimits.rows, make: csvFile, choose: chooseSheet },
  { label: 'XLSX', ending: 'xlsx', rows: spreadsheetLimits.rows, make: xlsxFile, choose: chooseSheet },
];

function writeFile(
  folder: string,
  { ending, make }: Pick<Kind, 'ending' | 'make'>,
  rows: number,
): ChosenFile {
  const path = join(folder, `lineup-${rows}.${ending}`);
  writeFileSync(path, make(0, rows));
  return { path, rows };
}

async function measure(browser: Browser, portal: BenchPortal, context: RowContext) {
  const { quick, folder, calibration } = context;
  const traits = { address: portal.server.address, cookie: portal.cookie };
  const file = writeFile(folder, { ending: 'json', make: jsonFile }, usualEvents);
  const usual = await repeat(quick ? 1 : 9, () => chooseLineup(browser, traits, file));
  const figures: Figure[] = [
    {
      label: `from file chosen to review, ${usualEvents} events`,
      value: 1000 * median(usual.map(({ seconds }) => seconds)),
      unit: 'ms',
      goal: atMost(7.5, calibration.all),
    },
  ];
  for (const kind of largest) {
    const large = writeFile(folder, kind, kind.rows);
    const times = quick ? 1 : 3;
    const chosen = await repeat(times, () => kind.choose(browser, traits, large));
    const peers = kind.choose === chooseSheet ? await peersChoices(browser, context, large, times) : [];
    figures.push(...figuresOf(kind, chosen, peers, calibration));
  }
  return { figures, notes };
}

function peersChoices(browser: Browser, context: RowContext, file: ChosenFile, times: number) {
  return withPeer(context, 'spreadsheet-import', (address) =>
    repeat(times, () => choosePeersSheet(browser, { address }, file)),
  );
}

function figuresOf(
  { label, rows }: Kind,
  chosen: readonly Chosen[],
  peers: readonly Chosen[],
  { computing }: Calibration,
): readonly Figure[] {
  const ofPeer = (of: (each: Chosen) => number): readonly Peer[] =>
    peers.length === 0 ? [] : [{ name: 'react-spreadsheet-import', value: median(peers.map(of)) }];
  const name = `${label}, ${rows.toLocaleString('en')} rows`;
  return [
    {
      label: `${name}: longest the page was blocked`,
      value: median(chosen.map(({ longestTask }) => longestTask)),
      unit: 'ms',
      goal: atMost(2.3, computing),
      peers: ofPeer(({ longestTask }) => longestTask),
    },
    {
      label: `${name}: from file chosen to its rows`,
      value: median(chosen.map(({ seconds }) => seconds)),
      unit: 's',
      peers: ofPeer(({ seconds }) => seconds),
    },
  ];
}

const notes = [
  'Both moments are taken in the page, on an empty cache: when the field of the file changes, and when the rows found are ' +
    'painted. In the wizard the file is stored and read by the server between them, and the click on Upload is part of it; a ' +
    'spreadsheet is read in a worker of the page. Tasks under 50 ms are not reported by the browser and count as none.',
  'react-spreadsheet-import is timed up to the step that shows the rows of the file, in which one says where its heads are; the ' +
    'portal has matched and judged them by then.',
  'In the wizard no file is read by the page. What it gets of 10,000 events is parsed in pieces, and held against the schema and ' +
    'the rules in slices between which the page has its turn; before, all of that was done at a stretch, and the rules applied ' +
    'twice. What a profile shows to be left in the longest task is the first rendering of the review, about half of it the ' +
    "browser's layout of the rows that are seen. Whether so many can be saved at once is worked out in slices on the idle page after that; " +
    'before, it was a task of 100 ms that began too late to be counted here.',
];

async function repeat<Result>(times: number, work: () => Promise<Result>): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (let time = 0; time < times; time += 1) results.push(await work());
  return results;
}
