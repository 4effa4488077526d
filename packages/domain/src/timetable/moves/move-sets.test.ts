import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { festivalDayOf, spanOfDay, spanOfFestival } from '../../festival/days.ts';
import { aFestival } from '../../festival/testing/festivals.ts';
import { anyChangeDay } from '../../time/testing/zones.ts';
import { addDays } from '../../time/plain-date.ts';
import { wallClockOf } from '../../time/wall-clock.ts';
import { planErrorText, planNoteText, isEmptyPlan } from '../plan.ts';
import { snapSteps } from '../snap.ts';
import { anySetsFrom, inWords, minute, planOf, setAt } from '../testing/sets.ts';
import { putOnDay, putOnStage, putSets, removeSets, shiftSets } from './bulk-moves.ts';
import { copySets, moveSets, type Move } from './move-sets.ts';

const zone = 'Europe/Amsterdam';
const festival = aFestival({ dayStartsAt: '06:00' });
/** Includes a 25-hour night in the middle. */
const autumn = aFestival({ startDate: '2026-10-23', endDate: '2026-10-25', dayStartsAt: '06:00' });
/** Includes a 23-hour night. */
const spring = aFestival({ startDate: '2027-03-26', endDate: '2027-03-28', dayStartsAt: '06:00' });
const columns = ['Barn', 'Boathouse', 'Quay'];
const set = (id: string, stage: string, start: string, minutes = 60) =>
  setAt(zone, id, stage, start, minutes);
const words = inWords(zone);
const moved = (sets: Parameters<typeof moveSets>[0], move: Omit<Move, 'held'>, of = festival) =>
  planOf(moveSets(sets, { held: sets[0]?.id ?? '', ...move }, of)).sets.map(words);
const a = set('a', 'Barn', '2026-07-03 20:00');

describe('a set that is dragged', () => {
  it('snaps to the steps of the clock', () => {
    expect(moved([a], { minutes: 13, step: 5 })).toEqual(['a Barn 2026-07-03 20:15 60']);
    expect(moved([a], { minutes: -13, step: 15 })).toEqual(['a Barn 2026-07-03 19:45 60']);
    const odd = set('a', 'Barn', '2026-07-03 20:07', 22 * 60);
    expect(moved([odd], { minutes: 5, step: 5 })).toEqual(['a Barn 2026-07-03 20:10 1320']);
    expect(moved([odd], { minutes: 5 })).toEqual(['a Barn 2026-07-03 20:12 1320']);
  });

  it('stays where it is under a hand that trembles, or on its way to another stage', () => {
    const odd = set('a', 'Barn', '2026-07-03 20:07', 5);
    expect(moved([odd], { minutes: 2, step: 5 })).toEqual([]);
    expect(moved([odd], { minutes: 2, step: 5, toStage: 'Quay', columns })).toEqual([
      'a Quay 2026-07-03 20:07 5',
    ]);
    expect(isEmptyPlan(planOf(moveSets([odd], { held: 'a' }, festival)))).toBe(true);
  });

  it('takes the others of a selection along, at their distance and by as many columns', () => {
    const sets = [a, set('b', 'Boathouse', '2026-07-03 21:07', 5), set('c', 'Barn', '2026-07-04 00:30')];
    expect(moved(sets, { minutes: 30, step: 5, toStage: 'Boathouse', columns })).toEqual([
      'a Boathouse 2026-07-03 20:30 60',
      'b Quay 2026-07-03 21:37 5',
      'c Boathouse 2026-07-04 01:00 60',
    ]);
  });

  it('does not leave the columns or the days', () => {
    const two = [a, set('b', 'Quay', '2026-07-03 21:00')];
    expect(moveSets(two, { held: 'a', toStage: 'Boathouse', columns }, festival)).toMatchObject({
      ok: false,
      code: 'noSuchStage',
      set: { id: 'b' },
    });
    expect(moveSets([a], { held: 'a', toStage: 'Moon', columns }, festival)).toMatchObject({ ok: false });
    const first = set('a', 'Barn', '2026-07-03 06:10');
    const outcome = moveSets([first], { held: 'a', minutes: -15, step: 5 }, festival);
    expect(outcome).toMatchObject({ ok: false, code: 'outsideDays' });
    expect(outcome.ok ? '' : planErrorText(outcome.code, outcome.set)).toBe(
      "a would be outside the festival's days",
    );
  });

  it('may be brought nearer from outside, also from a stage that is gone', () => {
    const outside = set('a', 'Moon', '2026-08-03 20:00');
    expect(moved([outside], { minutes: 60, toStage: 'Barn', columns })).toEqual([
      'a Barn 2026-08-03 21:00 60',
    ]);
    expect(moved([outside], { toDay: '2026-07-05' })).toEqual(['a Moon 2026-07-05 20:00 60']);
  });

  it('that somebody has deleted is not moved', () => {
    expect(moveSets([a], { held: 'b', minutes: 5 }, festival)).toMatchObject({
      ok: false,
      code: 'setIsGone',
    });
  });
});

it.each([
  ['outsideDays', "Owl would be outside the festival's days"],
  ['noSuchStage', 'There is no stage there for Owl'],
  ['overADay', 'Owl would last a day or longer'],
  ['dayIsFull', 'Owl would run into the next festival day. Nothing was moved.'],
  ['setIsGone', 'Owl is no longer in the lineup'],
] as const)('why a move cannot be is told: %s', (code, text) => {
  expect(planErrorText(code, { ...a, artistName: 'Owl' })).toBe(text);
  expect(planErrorText(code, null)).toBe(text.replace('Owl', 'A set'));
});

describe('in a night in which the clocks change', () => {
  const late = set('a', 'Barn', '2026-10-25 01:30');

  it('a drag goes by the time that passes: an hour after 02:30 it is 02:30 again', () => {
    expect(moved([late], { minutes: 60, step: 5 }, autumn)).toEqual(['a Barn 2026-10-25 02:30 60']);
    expect(moved([late], { minutes: 120, step: 5 }, autumn)).toEqual(['a Barn 2026-10-25 02:30 60']);
    expect(moved([late], { minutes: 180, step: 5 }, autumn)).toEqual(['a Barn 2026-10-25 03:30 60']);
    expect(moved([set('a', 'Barn', '2027-03-28 01:30')], { minutes: 60, step: 5 }, spring)).toEqual([
      'a Barn 2027-03-28 03:30 60',
    ]);
  });

  it('another day keeps the clock time where there is one, and tells where not', () => {
    const friday = set('a', 'Barn', '2027-03-27 02:30', 90);
    const outcome = planOf(moveSets([friday], { held: 'a', toDay: '2027-03-27' }, spring));
    expect(outcome.sets.map(words)).toEqual(['a Barn 2027-03-28 03:30 90']);
    expect(outcome.notes.map(planNoteText)).toEqual([expect.stringContaining('a: ')]);
    expect(outcome.notes).toMatchObject([{ code: 'clock', notice: { kind: 'gap', shown: '03:30' } }]);
    expect(moved([late], { toDay: '2026-10-23' }, autumn)).toEqual(['a Barn 2026-10-24 01:30 60']);
  });
});

describe('moves of many', () => {
  const sets = [a, set('b', 'Quay', '2026-07-05 01:30', 22 * 60)];

  it('shift, change the stage, change the day, remove', () => {
    expect(planOf(shiftSets(sets, -7, festival)).sets.map(words)).toEqual([
      'a Barn 2026-07-03 19:53 60',
      'b Quay 2026-07-05 01:23 1320',
    ]);
    expect(planOf(putOnStage(sets, 'Barn')).sets.map(words)).toEqual(['b Barn 2026-07-05 01:30 1320']);
    expect(planOf(putOnDay(sets, '2026-07-03', festival)).sets.map(words)).toEqual([
      'b Quay 2026-07-04 01:30 1320',
    ]);
    expect(planOf(removeSets(['a', 'b'])).removed).toEqual(['a', 'b']);
    expect(shiftSets(sets, 60 * 24 * 3, festival)).toMatchObject({ ok: false, code: 'outsideDays' });
  });

  it('goes to another stage and day, and is shifted, in one', () => {
    const { sets: after } = planOf(
      putSets(sets, { minutes: 20, stage: 'Pier', day: '2026-07-03' }, festival),
    );
    expect(after).toEqual(
      sets.map((each) => {
        const [there = each] = planOf(putOnDay([each], '2026-07-03', festival)).sets;
        return { ...there, stage: 'Pier', start: there.start + 20 * minute, end: there.end + 20 * minute };
      }),
    );
    expect(planOf(putSets(sets, {}, festival)).sets).toEqual([]);
    expect(putSets(sets, { minutes: 60 * 24 * 3 }, festival)).toMatchObject({
      ok: false,
      code: 'outsideDays',
    });
  });

  it('copies stand under new ids and know what they are copies of', () => {
    let number = 0;
    const newId = () => `n${(number += 1)}`;
    const plan = planOf(copySets(sets, { held: 'a', minutes: 60, step: 5 }, newId, festival));
    expect(plan.sets.map(words)).toEqual(['n1 Barn 2026-07-03 21:00 60', 'n2 Quay 2026-07-05 02:30 1320']);
    expect([...plan.created]).toEqual([
      ['n1', 'a'],
      ['n2', 'b'],
    ]);
    expect(isEmptyPlan(planOf(copySets(sets, { held: 'a' }, newId, festival)))).toBe(true);
  });
});

const anyNight = anyChangeDay.map(({ zone: timezone, date }) =>
  aFestival({ timezone, startDate: addDays(date, -1), endDate: addDays(date, 1), dayStartsAt: '06:00' }),
);
const anyWork = anyNight.chain((of) =>
  fc.record({
    of: fc.constant(of),
    sets: anySetsFrom(spanOfFestival(of).start),
    minutes: fc.integer({ min: -3000, max: 3000 }),
    step: fc.constantFrom(...snapSteps),
  }),
);

test('a move keeps every length and distance, stays in the days and lands on a step', () => {
  fc.assert(
    fc.property(anyWork, ({ of, sets, minutes, step }) => {
      const outcome = moveSets(sets, { held: 's0', minutes, step }, of);
      fc.pre(outcome.ok && outcome.plan.sets.length > 0);
      const after = planOf(outcome).sets;
      expect(after).toHaveLength(sets.length);
      const days = spanOfFestival(of);
      for (const [place, { start, end }] of after.entries()) {
        const before = sets[place] ?? a;
        expect(end - start).toBe(before.end - before.start);
        expect(start - before.start).toBe((after[0]?.start ?? 0) - (sets[0]?.start ?? 0));
        expect(days.start <= start && start < days.end).toBe(true);
      }
    }),
  );
});

test('another day keeps the clock time wherever it exists once', () => {
  fc.assert(
    fc.property(anyWork, ({ of, sets }) => {
      for (const day of [of.startDate, of.endDate].map(
        ({ seconds }) => wallClockOf(seconds * 1000, of.timezone).date,
      )) {
        const { sets: after, notes } = planOf(putOnDay(sets, day, of));
        const noted = new Set(notes.map(({ set: { id } }) => id));
        for (const each of after.filter(({ id }) => !noted.has(id))) {
          const before = sets.find(({ id }) => id === each.id) ?? a;
          const [from, to] = [before, each].map(({ start }) => wallClockOf(start, of.timezone));
          expect(to?.clock).toBe(from?.clock);
          expect(festivalDayOf(each.start, of)).toBe(day);
          expect(each.end - each.start).toBe(before.end - before.start);
          expect(spanOfDay(day, of).start).toBeLessThanOrEqual(each.start);
        }
      }
    }),
    { numRuns: 50 },
  );
});

test('moving there and back changes nothing', () => {
  fc.assert(
    fc.property(anyWork, ({ of, sets, minutes }) => {
      const there = shiftSets(sets, minutes, of);
      fc.pre(there.ok && minutes !== 0);
      const back = planOf(shiftSets(planOf(there).sets, -minutes, of));
      expect(back.sets).toEqual(sets);
      expect((planOf(there).sets[0]?.start ?? 0) - (sets[0]?.start ?? 0)).toBe(minutes * minute);
    }),
  );
});
