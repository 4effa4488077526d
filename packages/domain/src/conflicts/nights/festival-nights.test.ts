import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aFestival } from '../../festival/testing/festivals.ts';
import { fixesFor } from '../../timetable/fixes/fixes-for.ts';
import { minute, setAt } from '../../timetable/testing/sets.ts';
import { addDays } from '../../time/plain-date.ts';
import { plainDateOf, wallClockOf } from '../../time/wall-clock.ts';
import type { Conflict, ConflictSet } from '../conflict.ts';
import { ConflictIndex, findConflicts } from '../conflict-index.ts';
import { conflictRulesOf, type ConflictFestival } from '../conflict-rules.ts';

const zone = 'Europe/Amsterdam';
const friday = '2026-07-03';
/** Friday to Sunday. */
const festivalFrom = (dayStartsAt: string): ConflictFestival => ({
  ...aFestival({ dayStartsAt }),
  stages: ['Barn', 'Quay', 'Loft'],
});
const fromSix = festivalFrom('06:00');
const fromMidnight = festivalFrom('00:00');

/** Consecutive sets from a clock time on; day 0 is the Friday. `lengths` are in minutes. */
function run(stage: string, day: number, from: string, ...lengths: readonly number[]): ConflictSet[] {
  let start = setAt(zone, '', stage, `${addDays(friday, day)} ${from}`, 0).start;
  return lengths.map((length) => {
    const { date, clock } = wallClockOf(start, zone);
    const set = setAt(zone, `${stage} ${date} ${clock}`, stage, `${date} ${clock}`, length);
    start = set.end;
    return set;
  });
}

const clockOf = ({ start }: ConflictSet) => wallClockOf(start, zone).clock;
const isNight = (set: ConflictSet) => clockOf(set) < '06:00';

/** Moves night sets by this many days in local time; the others stay. */
function nightsMoved(sets: readonly ConflictSet[], days: number, isMoved = isNight): ConflictSet[] {
  return sets.map((set) => {
    if (!isMoved(set)) return set;
    const { date, clock } = wallClockOf(set.start, zone);
    const { start } = setAt(zone, set.id, set.stage, `${addDays(date, days)} ${clock}`, 0);
    return { ...set, start, end: start + (set.end - set.start) };
  });
}

const nightsAmong = (conflicts: readonly Conflict[]) => conflicts.filter(({ kind }) => kind === 'night');

function found(sets: readonly ConflictSet[], festival: ConflictFestival): readonly Conflict[] {
  return nightsAmong(findConflicts(sets, conflictRulesOf(festival)));
}

/** Each reported night, as 'Barn 2026-07-03 +1: 150 min'. */
function nightTexts(sets: readonly ConflictSet[], festival: ConflictFestival = fromSix): readonly string[] {
  return found(sets, festival).map(({ sets: [first], days = 0, ...rest }) => {
    const { stage = '', start = 0 } = first ?? {};
    const count = Math.round(rest.minutes);
    return `${stage} ${plainDateOf(start, zone)} ${days > 0 ? '+' : ''}${days}: ${count} min`;
  });
}

/** Two stages, each until half past two or later. */
const programme = [0, 1, 2].flatMap((day) => [
  ...run('Barn', day, '20:00', 120, 120, 75, 75),
  ...run('Quay', day, '21:00', 150, 75, 135, 60),
]);
/** On Sunday, the Loft only plays in the afternoon. */
const loft = [...run('Loft', 1, '20:00', 60, 180, 60, 60), ...run('Loft', 2, '14:00', 60)];
const dayStarts = ['00:00', '03:00', '04:30', '06:00', '08:00', '10:00', '14:00'];

describe('nights that are right', () => {
  it.each(dayStarts)('are in no conflict where the festival’s day begins at %s', (dayStartsAt) => {
    expect(nightTexts([...programme, ...loft], festivalFrom(dayStartsAt))).toEqual([]);
  });

  it('are in none in the night of a change of clocks', () => {
    const festival = {
      ...aFestival({ startDate: '2026-10-24', endDate: '2026-10-25', dayStartsAt: '06:00' }),
      stages: ['Barn'],
    };
    const day = 113;
    const sets = run('Barn', day, '22:00', 120, 150, 60);
    expect(wallClockOf(sets[2]?.end ?? 0, zone)).toEqual({ date: '2026-10-25', clock: '02:30' });
    expect(nightTexts(sets, festival)).toEqual([]);
    expect(nightTexts(nightsMoved(sets, 1), festival)).toEqual(['Barn 2026-10-26 -1: 210 min']);
  });
});

describe('nights of all days that are a day off', () => {
  it('are told where they are a day early, each with all of its sets', () => {
    const expected = [
      'Barn 2026-07-03 +1: 150 min',
      'Quay 2026-07-03 +1: 195 min',
      'Barn 2026-07-04 +1: 150 min',
      'Quay 2026-07-04 +1: 195 min',
      'Barn 2026-07-05 +1: 150 min',
      'Quay 2026-07-05 +1: 195 min',
    ];
    expect(nightTexts(nightsMoved(programme, -1))).toEqual(expected);
    expect(nightTexts(nightsMoved(programme, -1), fromMidnight)).toEqual(expected);
  });

  it('are told where they are a day late', () => {
    expect(nightTexts(nightsMoved(programme, 1))).toEqual([
      'Barn 2026-07-05 -1: 150 min',
      'Quay 2026-07-05 -1: 195 min',
      'Barn 2026-07-06 -1: 150 min',
      'Quay 2026-07-06 -1: 195 min',
      'Barn 2026-07-07 -1: 150 min',
      'Quay 2026-07-07 -1: 195 min',
    ]);
  });

  it('are told where the days of the festival last until after them', () => {
    const festival = { ...fromSix, endDate: aFestival({ endDate: '2026-07-07' }).endDate };
    expect(nightTexts(nightsMoved(programme, 1), festival)).toHaveLength(6);
  });

  it('are a warning each, of its stretch of time, by the ids of its sets', () => {
    const [first] = found(nightsMoved(programme, -1), fromSix);
    const ids = ['Barn 2026-07-04 00:00', 'Barn 2026-07-04 01:15'];
    expect(first).toMatchObject({ id: `night ${ids.join(' ')}`, severity: 'warning', days: 1 });
    expect(first?.sets.map(({ id }) => id)).toEqual(ids);
    expect(first?.span).toEqual({ start: first?.sets[0]?.start, end: first?.sets[1]?.end });
  });
});

describe('one night that is a day off', () => {
  const isOfLoft = (set: ConflictSet) => isNight(set) && set.stage === 'Loft';
  const late = nightsMoved([...programme, ...run('Loft', 1, '20:00', 60, 180, 60, 60)], 1, isOfLoft);

  it('is told where its stage plays nothing on that day, and goes on with it on another', () => {
    expect(nightTexts(late)).toEqual(['Loft 2026-07-06 -1: 120 min']);
  });

  it('is told where it is before the first day, also among nights that are right', () => {
    const isFirst = (set: ConflictSet) => set.stage === 'Barn' && isNight(set) && set.start < saturdayNoon;
    const saturdayNoon = run('Barn', 1, '12:00', 1)[0]?.start ?? 0;
    expect(nightTexts(nightsMoved(programme, -1, isFirst))).toEqual(['Barn 2026-07-03 +1: 150 min']);
  });

  it('is not told where as much speaks for the day before as for the day after', () => {
    const between = [...run('Loft', 0, '20:00', 240), ...run('Loft', 2, '00:00', 60)];
    expect(nightTexts(between)).toEqual(['Loft 2026-07-05 -1: 60 min']);
    expect(nightTexts([...between, ...run('Loft', 2, '20:00', 240)])).toEqual([]);
  });

  it('is not told where it would overlap something there', () => {
    const taken = [...late, ...run('Loft', 2, '00:30', 45)];
    expect(nightTexts(taken)).toEqual([]);
  });

  it('is not told where a night that would have to move along would be worse placed', () => {
    const early = [
      ...run('Barn', 0, '00:00', 60),
      ...run('Barn', 0, '20:00', 240, 390),
      ...run('Barn', 1, '20:00', 240),
    ];
    expect(nightTexts(early)).toEqual(['Barn 2026-07-03 +1: 60 min', 'Barn 2026-07-04 +1: 390 min']);
    // The second night would run into Sunday morning.
    expect(nightTexts([...early, ...run('Barn', 2, '06:00', 120)])).toEqual([]);
  });

  it('is not told where it would follow nothing on the other day either', () => {
    expect(nightTexts([...run('Barn', 0, '05:30', 60), ...run('Barn', 0, '06:00', 60)])).toEqual([]);
  });

  it('is not told where it would begin a while after what ends there, and nothing is wrong where it is', () => {
    const evening = [...run('Loft', 0, '12:00', 60), ...run('Loft', 2, '20:00', 240)];
    expect(nightTexts([...evening, ...run('Loft', 2, '00:20', 60)])).toEqual([]);
    expect(nightTexts([...evening, ...run('Loft', 2, '00:10', 60)])).toEqual(['Loft 2026-07-05 +1: 60 min']);
  });
});

describe('a programme under way', () => {
  it('has gaps behind which nights follow nothing, and they are not told', () => {
    const under = [
      ...run('Barn', 1, '00:00', 60, 60),
      ...run('Barn', 1, '20:00', 120, 120),
      ...run('Quay', 1, '00:30', 60),
      ...run('Quay', 2, '14:00', 60),
    ];
    expect(nightTexts(under)).toEqual([]);
    // Without the unexplained night, the other may well be meant for the next day.
    expect(nightTexts(under.filter(({ stage }) => stage === 'Barn'))).toEqual([
      'Barn 2026-07-04 +1: 120 min',
    ]);
  });

  it('tells nothing of a stage that plays at night alone', () => {
    const club = [0, 1, 2].flatMap((day) => run('Barn', day, '00:30', 90, 120));
    expect(nightTexts(club)).toEqual([]);
    expect(nightTexts(club, fromMidnight)).toEqual([]);
  });

  it('goes by no set that is called off', () => {
    const off = programme.map((set) => ({ ...set, status: 'cancelled' as const }));
    expect(nightTexts(nightsMoved(off, -1))).toEqual([]);
  });

  it('does not go by the end of a set that lasts most of a day', () => {
    const slip = [...run('Loft', 0, '17:15', 24 * 60 - 45), ...run('Loft', 1, '16:30', 60)];
    expect(nightTexts([...slip, ...run('Loft', 1, '00:30', 60)])).toEqual([]);
  });
});

describe('the fix of a night', () => {
  const fixes = (sets: readonly ConflictSet[], festival: ConflictFestival) => {
    const index = new ConflictIndex(sets, conflictRulesOf(festival));
    return nightsAmong(index.all()).map((each) => fixesFor(each, { index, festival }));
  };

  it('moves all nights of the stage that belong together, and settles all of them', () => {
    const barn = programme.filter(({ stage }) => stage === 'Barn');
    const each = fixes(nightsMoved(barn, 1), fromSix);
    expect(each).toHaveLength(3);
    for (const [best] of each) {
      expect(best).toMatchObject({ label: 'Move 3 nights a day earlier, 6 sets in all', leaves: [] });
      expect(best?.plan.sets.toSorted((a, b) => a.start - b.start)).toEqual(barn.filter(isNight));
      expect(best?.settles).toBeGreaterThanOrEqual(3);
    }
  });

  it('says what it moves where that is one night, or one set', () => {
    const one = [...run('Loft', 1, '20:00', 240), ...run('Loft', 3, '00:00', 60)];
    const label = (sets: readonly ConflictSet[]) => fixes(sets, fromSix).map(([best]) => best?.label);
    expect(label(one)).toEqual(['Move Loft 2026-07-06 00:00 a day earlier']);
    expect(label([...one, ...run('Loft', 3, '01:00', 60)])).toEqual([
      'Move the night a day earlier, 2 sets in all',
    ]);
  });

  it('is not offered where the last night would be on none of the festival’s days', () => {
    expect(fixes(nightsMoved(programme, -1), fromMidnight).flat()).toEqual([]);
    expect(fixes(nightsMoved(programme, -1), fromSix).every((each) => each.length === 1)).toBe(true);
  });
});

/** Three days, each without a break until some time after midnight. */
const anyProgramme = fc
  .array(
    fc.record({
      evening: fc.array(fc.integer({ min: 3, max: 6 }), { minLength: 1, maxLength: 3 }),
      until: fc.integer({ min: 0, max: 5 }),
      night: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 3 }),
    }),
    { minLength: 3, maxLength: 3 },
  )
  .map((days) =>
    days.flatMap(({ evening, until, night }, day) => {
      const before = evening.reduce((sum, tens) => sum + tens * 10, 0);
      const last = 4 * 60 + until * 15 - before;
      return run(
        'Barn',
        day,
        '20:00',
        ...evening.map((tens) => tens * 10),
        last,
        ...night.map((n) => n * 15),
      );
    }),
  );

describe('whatever the programme', () => {
  it('right nights are not told; a day off all are, and no more once the fix was carried out', () => {
    const off = fc.constantFrom(-1, 1);
    fc.assert(
      fc.property(anyProgramme, off, fc.constantFrom(...dayStarts), (sets, days, dayStartsAt) => {
        expect(nightTexts(sets, festivalFrom(dayStartsAt))).toEqual([]);
        const moved = nightsMoved(sets, days);
        const index = new ConflictIndex(moved, conflictRulesOf(fromSix));
        const nights = nightsAmong(index.all());
        const ids = nights.flatMap((each) => each.sets.map(({ id }) => id));
        expect(ids.toSorted()).toEqual(
          sets
            .filter(isNight)
            .map(({ id }) => id)
            .toSorted(),
        );
        expect(new Set(nights.map((each) => each.days))).toEqual(new Set([-days]));
        const [fix] = nights[0] === undefined ? [] : fixesFor(nights[0], { index, festival: fromSix });
        for (const set of fix?.plan.sets ?? []) index.put(set);
        expect(nightsAmong(index.all())).toEqual([]);
        for (const set of sets) expect(index.get(set.id)).toEqual(set);
      }),
    );
  });

  it('is found edit by edit as from scratch, and told of the sets concerned', () => {
    const { start } = run('Barn', 0, '00:00', 1)[0] ?? { start: 0 };
    const anySet = fc
      .record({
        id: fc.integer({ min: 0, max: 15 }).map(String),
        stage: fc.constantFrom('Barn', 'Quay'),
        day: fc.integer({ min: 0, max: 4 }),
        clock: fc.constantFrom(0, 60, 22 * 60, 23 * 60),
        length: fc.constantFrom(60, 120),
        isOff: fc.boolean(),
      })
      .map(({ id, stage, day, clock, length, isOff }): ConflictSet => {
        const from = start + (day * 24 * 60 + clock) * minute;
        const set = { id, artistName: id, stage, start: from, end: from + length * minute };
        return isOff && day === 4 ? { ...set, status: 'cancelled' } : set;
      });
    const rules = conflictRulesOf(fromSix);
    let seen = 0;
    fc.assert(
      fc.property(fc.array(anySet, { minLength: 5, maxLength: 40 }), (edits) => {
        const index = new ConflictIndex([], rules);
        const stored = new Map<string, ConflictSet>();
        for (const edit of edits) {
          const before = new Map([...stored.keys()].map((id) => [id, JSON.stringify(index.of(id))]));
          const previewed = index.preview(edit);
          index.takeAffected();
          index.put(edit);
          stored.set(edit.id, edit);
          const affected = index.takeAffected();
          const all = findConflicts(stored.values(), rules);
          expect(index.all()).toEqual(all);
          expect(previewed).toEqual(index.of(edit.id));
          for (const [id, text] of before)
            expect(affected.has(id) || text === JSON.stringify(index.of(id))).toBe(true);
          seen += nightsAmong(all).length;
        }
      }),
      { numRuns: 60 },
    );
    expect(seen).toBeGreaterThan(20);
  });
});
