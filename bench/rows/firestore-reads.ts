import { firestoreCommitLimit } from '@lineup/provider-firebase/testing';
import { findFirestoreJar } from '../../packages/provider-firebase/emulators/find-firestore-jar.mjs';
import { startEmptyFirebasePortal } from '../../scripts/testing/firebase-portal.mjs';
import { withChromium } from '../browser/chromium.ts';
import { measureWeekend } from '../firestore/cost/measure.ts';
import { billOfLines, billTable, linesTable, sizesTable } from '../firestore/cost/tables.ts';
import { linesOf, weekend } from '../firestore/cost/weekend.ts';
import { commitFigure, commitTable } from '../firestore/commit-bytes.ts';
import { administrators, monthOf, type Month } from '../firestore/month.ts';
import { total, type Visit } from '../firestore/reads.ts';
import { allEvents, seedEmulators } from '../firestore/seed.ts';
import { measureSaves } from '../firestore/saves.ts';
import type { Bill } from '../firestore/cost/bill.ts';
import { screens, visitAll, type Screen, type Visits } from '../firestore/visits.ts';
import { atMost, type Figure, type Goal, type Row, type RowResult, type Table } from '../frame/row.ts';

/** The reads that Firestore would bill, which do not depend on the machine. */
export const firestoreReads: Row = {
  name: 'firestore-reads',
  title:
    'Firestore documents read: each screen, a month of five administrators, the bill of a weekend with a million visits; large saves and their bytes',
  run: () => (findFirestoreJar() === null ? Promise.resolve(unmeasured) : measure()),
};

const unmeasured: RowResult = {
  figures: [commitFigure(firestoreCommitLimit)],
  tables: [commitTable(firestoreCommitLimit)],
  unmeasured: 'no reads were counted: the Firestore emulator was not found',
};

async function measure(): Promise<RowResult> {
  const portal = await startEmptyFirebasePortal({ countReads: true });
  try {
    await seedEmulators(portal.emulators);
    const { visits, measured, usualVisitor } = await withChromium(async (browser) => {
      const seen = await visitAll(await browser.newPage(), portal);
      return { visits: seen, ...(await measureWeekend(portal, browser, seen)) };
    });
    const month = monthOf(visits);
    const lines = linesOf(measured);
    const bill = billOfLines(lines);
    const saves = await measureSaves(portal.emulators);
    return {
      figures: [
        ...figuresOf(visits, month),
        ...weekendFigures(bill),
        ...saves,
        commitFigure(firestoreCommitLimit),
      ],
      notes: [...notesOf(month), ...weekendNotes()],
      tables: [
        tableOf(visits),
        monthTable(month),
        linesTable(lines),
        billTable(bill),
        sizesTable(measured, usualVisitor),
        commitTable(firestoreCommitLimit),
      ],
    };
  } finally {
    await portal.stop();
  }
}

function figuresOf(visits: Visits, month: Month): readonly Figure[] {
  const documents = (screen: Screen, goal: Goal): Figure => ({
    label: screens[screen],
    value: total(visits[screen].reads),
    unit: 'documents',
    goal,
  });
  const events = (screen: Screen, goal?: Goal): Figure => ({
    label: `events sent: ${screens[screen]}`,
    value: visits[screen].reads['page lineupEvents'] ?? 0,
    unit: 'documents',
    ...(goal !== undefined && { goal }),
  });
  return [
    documents('again', atMost(40)),
    documents('dashboard', atMost(20)),
    events('first'),
    events('second', atMost(0)),
    events('changed', atMost(1)),
    { label: `a month of ${administrators} administrators`, value: month.dollars, unit: 'US dollars' },
  ];
}

function weekendFigures({ beforeFree, afterFree }: Bill): readonly Figure[] {
  const what = `a weekend of ${weekend.administrators} administrators and a million visits`;
  return [
    { label: `${what}, what Google bills`, value: afterFree, unit: 'US dollars', goal: atMost(15) },
    { label: `${what}, without free quotas`, value: beforeFree, unit: 'US dollars' },
  ];
}

function weekendNotes(): readonly string[] {
  return [
    `Assumed of the weekend: ${JSON.stringify(weekend)}. Every document, byte and second of it was counted on the emulators, once for ` +
      'each deed; seconds are those of this machine, rounded up to a tenth as Google rounds, with a processor and a GiB for every ' +
      'function. Bytes to visitors are those of an own browser’s visits, texts as gzip, headers that repeat as one byte. Each ' +
      'administrator’s save is counted again on a dashboard and heard by all others. Not counted: pictures, calendars, starts of ' +
      'functions, storage.',
    'Prices with their sources are in `bench/firestore/cost/prices.ts`.',
  ];
}

function notesOf({ reads, pricePer100000 }: Month): readonly string[] {
  return [
    `Twenty festivals with ${allEvents.toLocaleString('en')} events together; each thousand more cost the dashboard one read more. ` +
      'Counted are the documents that the emulator sends to the page, one for a query that finds nothing, one for every ' +
      'thousand entries of a count, those that the rules read to decide (the users record once for each request and each ' +
      'watch, and what a written document lies under), and all that functions and the rules of files read.',
    `A month is ${reads.toLocaleString('en')} reads at ${pricePer100000} US dollars for 100,000, before the free quota of 50,000 ` +
      'a day; how often each screen is opened stands in the table. Of ten visits of the schedule on a day four are the first ' +
      'or come after more than half an hour; fifty corrections a day are heard of by all five, and ten times a day a dashboard, ' +
      'which everybody has in view for an hour a day, counts the changed lineup anew.',
    'The bytes of a commit are computed, not measured, by the sizes that the manual of Firestore gives for documents and index ' +
      'entries; production takes 10 MiB at once, and the portal sends no more than four fifths of that.',
    'The goal for the dashboard was 60 documents and has been tightened.',
  ];
}

function tableOf(visits: Visits): Table {
  const line = ({ screen, reads }: Visit) => [
    screen,
    total(reads, 'page'),
    total(reads, 'rules'),
    total(reads, 'server'),
    total(reads),
  ];
  return {
    title: 'Documents read',
    head: ['screen', 'sent to the page', 'by rules', 'by functions and rules of files', 'together'],
    lines: Object.values(visits).map(line),
  };
}

function monthTable({ lines, reads, dollars, pricePer100000 }: Month): Table {
  const cost = (all: number) => ((all / 100_000) * pricePer100000).toFixed(4);
  return {
    title: 'A month of five administrators of a festival',
    head: ['screen', 'times', 'reads each', 'reads', 'US dollars'],
    lines: [
      ...lines.map(([screen, times, each, all]) => [screen, times, each, all, cost(all)]),
      ['together', '', '', reads, dollars.toFixed(2)],
    ],
  };
}
