import type { ConflictSet } from '@lineup/domain';
import { atMost, type Row } from '../frame/row.ts';
import { median, processorTimesOf } from '../measure/statistics.ts';
import { buildReaders, type Readers } from '../support/build-readers.ts';
import { artistName } from '../support/lineup-data.ts';
import { fileFestival } from '../support/lineup-files.ts';

const setCount = 10_000;
const minute = 60_000;
const day = 24 * 60 * minute;

/** The conflict engine on the maximum number of sets of a file, as pages and worker run it. */
export const conflicts: Row = {
  name: 'conflicts',
  title: `Conflicts among ${setCount.toLocaleString('en')} sets`,
  run: async ({ program, quick }) => {
    const readers = await buildReaders(program);
    const sets = makeSets(readers);
    const rules = readers.conflictRulesOf(fileFestival);
    const runs = quick ? 9 : 51;
    let found = 0;
    const scratch = await steady(runs, () => (found = readers.findConflicts(sets, rules).length));
    const sorting = {
      name: 'sorting them by stage and start alone',
      value: await steady(runs, () => sets.toSorted(byStageAndStart)),
    };
    const edit = await editing(readers, sets, runs * 10);
    const nights = await editing(readers, withEarlyNights(sets, rules.days.start), runs * 10);
    return {
      figures: [
        { label: 'from scratch', value: scratch, unit: 'ms', goal: atMost(20, sorting) },
        { label: 'after an edit', value: edit, unit: 'ms', goal: atMost(1, sorting) },
        { label: 'after an edit, nights a day off', value: nights, unit: 'ms', goal: atMost(2, sorting) },
      ],
      notes: [
        `${found} conflicts were found. An edit moves the end of one set, after which its stage and its artists are looked at ` +
          'again and the sets are named whose conflicts have changed; then the same where all nights are a day early.',
      ],
    };
  },
};

/** The median time of an edit, on one set after the other. */
async function editing(
  { ConflictIndex, conflictRulesOf }: Readers,
  sets: readonly ConflictSet[],
  runs: number,
): Promise<number> {
  const index = new ConflictIndex(sets, conflictRulesOf(fileFestival));
  index.takeAffected();
  let turn = 0;
  return steady(runs, () => {
    turn += 1;
    const set = sets[(turn * 37) % setCount];
    if (set === undefined) throw new Error('There are as many sets as were made.');
    index.put({ ...set, end: set.end + (turn % 50) * minute });
    index.takeAffected();
  });
}

/** Moves the sets between midnight and six, when the festival day begins, to the day before. */
function withEarlyNights(sets: readonly ConflictSet[], opening: number): readonly ConflictSet[] {
  return sets.map((set) => {
    const isNight = (set.start - opening) % day >= day - 6 * 60 * minute;
    return isNight ? { ...set, start: set.start - day, end: set.end - day } : set;
  });
}

const byStageAndStart = (a: ConflictSet, b: ConflictSet) =>
  a.stage < b.stage ? -1 : a.stage > b.stage ? 1 : a.start - b.start;

/** The sets of a full programme, in sequence on each stage; every thirteenth begins before the previous one ends. */
function makeSets({ conflictRulesOf }: Readers): readonly ConflictSet[] {
  const { stages } = fileFestival;
  const { start: opening } = conflictRulesOf(fileFestival).days;
  return Array.from({ length: setCount }, (_, number) => {
    const place = Math.floor(number / stages.length);
    const start = opening + place * 5 * minute - (number % 13 === 0 ? 3 * minute : 0);
    return {
      id: `set${number}`,
      artistName: artistName(number),
      stage: stages[number % stages.length] ?? '',
      start,
      end: start + 5 * minute,
    };
  });
}

/** The median time of a run, after some warm-up runs. */
async function steady(runs: number, run: () => unknown): Promise<number> {
  const times = await processorTimesOf(runs + 5, async () => {
    run();
  });
  return median(times.slice(5));
}
