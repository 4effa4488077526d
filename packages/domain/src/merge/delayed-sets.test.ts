import { describe, expect, it } from 'vitest';
import { conflictSetOf } from '../conflicts/conflict.ts';
import { timestampFromMillis, timestampToMillis } from '../timestamp.ts';
import type { StoredSet } from '../timetable/set-edits.ts';
import { matchSets } from './matching/match-sets.ts';
import { mergedSchedule } from './merged-schedule.ts';
import { mergeWrites } from './merge-writes.ts';
import { planMerge } from './planning/plan-merge.ts';
import { currentValues, valuesOfStored, type IncomingSet, type SetValues } from './set-values.ts';
import { applied } from './testing/apply-edits.ts';
import { festival, incoming, sampleValues, stored } from './testing/lineups.ts';

const minute = 60_000;

/** Night Ferry, planned from 20:00 to 21:00, delayed by these minutes, with a recorded start. */
function delayed(startDelay: number, endDelay = startDelay): StoredSet {
  const set = stored('a', sampleValues());
  const late = (at: StoredSet['timeStart'], minutes: number) =>
    timestampFromMillis(timestampToMillis(at) + minutes * minute);
  return {
    ...set,
    timeStart: late(set.timeStart, startDelay),
    timeEnd: late(set.timeEnd, endDelay),
    startDelay,
    endDelay,
    actualStart: late(set.timeStart, startDelay + 1),
  };
}

const imported = { sets: { a: { said: sampleValues() } } };

/** Returns how the file changes the one set: the kind of its row, and "start-end (delays)" after the merge. */
function after(file: SetValues, set: StoredSet, base: typeof imported | null = imported): string[] {
  const sets: IncomingSet[] = [incoming(sampleValues(file), { sourceId: 'a' })];
  const plan = planMerge(matchSets(sets, [set], base, festival), base, festival);
  const { edits } = mergeWrites(plan, base, festival);
  const [merged] = applied([set], edits);
  if (merged === undefined) throw new Error('The set stays.');
  expect(mergedSchedule(plan, [set], festival).sets).toEqual([conflictSetOf(merged)]);
  expect(merged.actualStart).toEqual(set.actualStart);
  const { timeStart, timeEnd } = currentValues(merged, festival);
  const { startDelay, endDelay } = merged;
  return [plan.rows[0]?.kind ?? '', `${timeStart}-${timeEnd} (${startDelay ?? 0}, ${endDelay ?? 0})`];
}

describe('a set that the show day has delayed', () => {
  it('has the values of its plan, and those that it has now', () => {
    expect(valuesOfStored(delayed(10), festival)).toEqual(sampleValues());
    expect(currentValues(delayed(10), festival)).toEqual(
      sampleValues({ timeStart: '20:10', timeEnd: '21:10' }),
    );
  });

  it.each([
    ['again', imported],
    ['for the first time', null],
  ])('is unchanged where the file comes %s with the plan', (_, base) => {
    expect(after({}, delayed(10), base)).toEqual(['unchanged', '20:10-21:10 (10, 10)']);
  });

  it('is unchanged where the file has its times of now, as an export of the day does', () => {
    const now = { timeStart: '20:10', timeEnd: '21:10' };
    expect(after(now, delayed(10))).toEqual(['unchanged', '20:10-21:10 (10, 10)']);
    expect(after(now, delayed(10), null)).toEqual(['unchanged', '20:10-21:10 (10, 10)']);
  });

  it('stays delayed where the file changes something else', () => {
    expect(after({ stage: 'Lake Stage' }, delayed(10))).toEqual(['changed', '20:10-21:10 (10, 10)']);
  });

  it('has the times of the file and no delay where the file moves its start', () => {
    const moved = { timeStart: '20:30', timeEnd: '21:30' };
    expect(after(moved, delayed(10))).toEqual(['changed', '20:30-21:30 (0, 0)']);
    expect(after({ timeStart: '20:30' }, delayed(10))).toEqual(['changed', '20:30-21:00 (0, 0)']);
    expect(after({ date: '2025-07-05' }, delayed(0, 10))).toEqual(['changed', '20:00-21:00 (0, 0)']);
  });

  it('is as late as before where the file moves its end alone, which is never before its start', () => {
    expect(after({ timeEnd: '21:15' }, delayed(90))).toEqual(['changed', '21:30-22:45 (90, 90)']);
    expect(after({ timeEnd: '20:20' }, delayed(30, 0))).toEqual(['changed', '20:30-20:30 (30, 0)']);
  });

  it('has no question that is only its delay', () => {
    const sets = [incoming(sampleValues({ stage: 'Lake Stage' }), { sourceId: 'a' })];
    const plan = planMerge(matchSets(sets, [delayed(10)], null, festival), null, festival);
    expect(plan.rows.flatMap((row) => ('fields' in row ? row.fields.map(({ field }) => field) : []))).toEqual(
      ['stage'],
    );
  });
});
