import type { IncomingSet, SetValues } from '@lineup/domain/merge';
import { atMost, type Figure, type Row } from '../frame/row.ts';
import { median, processorTimesOf } from '../measure/statistics.ts';
import { buildReaders, type Readers } from '../support/build-readers.ts';
import { fileFestival, fileRow } from '../support/lineup-files.ts';

/** An updated lineup, compared with the schedule like the portal's worker does it: pairs, plan and writes. */
export const merging: Row = {
  name: 'merging',
  title: 'A lineup that comes again compared with the schedule',
  run: async ({ program, quick, calibration }) => {
    const readers = await buildReaders(program);
    const runs = quick ? 5 : 21;
    const figures: Figure[] = [];
    for (const { label, count, parts, altered } of comparisons) {
      const value = await steady(runs, comparing(readers, count, altered));
      figures.push({ label, value, unit: 'ms', goal: atMost(parts, calibration.computing) });
    }
    return { figures, notes };
  },
};

const notes = [
  'Of the sets that come again one in ten is moved, one in twenty on another stage, one in twenty written otherwise, one in fifty ' +
    'has another name, one in twenty is gone and one in twenty new; the last import is known. The other lineup has none of the ' +
    'artists: every set is compared with all whose names or places are akin, and nothing is found.',
];

/** Returns the set of this number as it is in the updated file; null if it is no longer in it. */
type Altered = (set: SetValues, number: number) => SetValues | null;

const comparisons: readonly { label: string; count: number; parts: number; altered: Altered }[] = [
  { label: '2,000 sets with 2,000', count: 2000, parts: 3, altered: edited },
  { label: '10,000 sets with 10,000', count: 10_000, parts: 40, altered: edited },
  { label: '10,000 sets with another lineup of 10,000', count: 10_000, parts: 40, altered: other },
];

function edited(set: SetValues, number: number): SetValues | null {
  const name = set.artistName ?? '';
  if (number % 20 === 3) return null;
  if (number % 20 === 5) return { ...set, stage: 'Stage 7' };
  if (number % 20 === 7) return { ...set, artistName: `${name} Trio` };
  if (number % 50 === 9) return { ...set, artistName: `Glasshouse ${number * 7}` };
  if (number % 10 === 1) return { ...set, timeStart: set.timeEnd ?? '', timeEnd: '' };
  return set;
}

function other(set: SetValues, number: number): SetValues {
  const [first = '', second = ''] = set.artistName?.split(' ') ?? [];
  return { ...set, artistName: `${second}${number} ${first}` };
}

function comparing(readers: Readers, count: number, altered: Altered): () => void {
  const sets = Array.from({ length: count }, (_, number) => readers.valuesOfDraft(fileRow(number)));
  const stored = sets.map((values, number) => storedOf(readers, values, number));
  const base = { sets: Object.fromEntries(sets.map((set, number) => [idOf(number), { said: set }])) };
  const incoming = sets.flatMap((set, number): IncomingSet[] => {
    const values = altered(set, number);
    return values === null ? [] : [{ id: `draft${number}`, row: number + 1, values }];
  });
  const added = sets.slice(0, count / 20).map((set, number): IncomingSet => {
    const values = { ...set, artistName: `Weathervane ${number}`, timeStart: '05:02', timeEnd: '05:04' };
    return { id: `added${number}`, row: count + number, values };
  });
  const file = [...incoming, ...added];
  return () => {
    const pairing = readers.matchSets(file, stored, base, fileFestival);
    readers.mergeWrites(readers.planMerge(pairing, base, fileFestival), base, fileFestival);
  };
}

const idOf = (number: number) => `set${number}`;

function storedOf(readers: Readers, values: SetValues, number: number) {
  const { artistName = '', stage = '', date = '', timeStart = '', timeEnd = '' } = values;
  const times = readers.eventTimestamps({ date, timeStart, timeEnd }, fileFestival);
  const { date: day, timeStart: start, timeEnd: end } = times;
  return { id: idOf(number), artistName, stage, date: day, timeStart: start, timeEnd: end };
}

/** The median time of a run, after some warm-up runs. */
async function steady(runs: number, run: () => unknown): Promise<number> {
  const times = await processorTimesOf(runs + 3, async () => {
    run();
  });
  return median(times.slice(3));
}
