import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { ConflictKind, ConflictSet } from '../../conflicts/conflict.ts';
import { ConflictIndex, findConflicts } from '../../conflicts/conflict-index.ts';
import { conflictRulesOf, type ConflictFestival } from '../../conflicts/conflict-rules.ts';
import { spanOfFestival } from '../../festival/days.ts';
import { aFestival } from '../../festival/testing/festivals.ts';
import { overlaps } from '../../festival/events/intervals.ts';
import { anySetsFrom, inWords, setAt } from '../testing/sets.ts';
import { fixLeavesText, type Fix } from './fix.ts';
import { fixesFor } from './fixes-for.ts';
import { freeStages } from './free-stages.ts';

const zone = 'Europe/Amsterdam';
const festival: ConflictFestival = {
  ...aFestival({ dayStartsAt: '06:00' }),
  stages: ['Barn', 'Quay', 'Loft'],
};
const words = inWords(zone);
const set = (id: string, start: string, minutes = 60, stage = 'Barn', artistName = id) =>
  setAt(zone, id, stage, start.includes('-') ? start : `2026-07-03 ${start}`, minutes, artistName);

function fixes(kind: ConflictKind, sets: readonly ConflictSet[], more: Partial<ConflictFestival> = {}) {
  const of = { ...festival, ...more };
  const index = new ConflictIndex(sets, conflictRulesOf(of));
  const found = index.all().find((each) => each.kind === kind);
  if (found === undefined) throw new Error(`no conflict of kind ${kind}`);
  return fixesFor(found, { index, festival: of });
}

const labels = (found: readonly Fix[]) => found.map(({ label }) => label);
const result = (fix: Fix | undefined) => [...(fix?.plan.sets.map(words) ?? []), ...(fix?.plan.removed ?? [])];
const first = (found: readonly Fix[], kind: Fix['kind']) => found.find((each) => each.kind === kind);

describe('an overlap', () => {
  const sets = [set('Owl', '20:00'), set('Kelp', '20:40'), set('Fern', '21:40')];

  it('is settled by an earlier end, by pushing, swapping or another stage', () => {
    const found = fixes('overlap', sets);
    expect(labels(found)).toEqual([
      'End Owl at 8:40 PM',
      'Push Kelp by 20 minutes, 2 sets in all',
      'Move Kelp to Quay',
      'Move Kelp to Loft',
      'Move Owl to Quay',
      'Move Owl to Loft',
      'Swap Owl and Kelp',
    ]);
    expect(result(first(found, 'push'))).toEqual([
      'Kelp Barn 2026-07-03 21:00 60',
      'Fern Barn 2026-07-03 22:00 60',
    ]);
    expect(result(first(found, 'swap'))).toEqual([
      'Owl Barn 2026-07-03 21:00 60',
      'Kelp Barn 2026-07-03 20:00 60',
    ]);
    const swap = first(found, 'swap');
    expect(swap && fixLeavesText(swap)).toBe('Leaves a new conflict: Overlaps');
    expect(swap && fixLeavesText({ leaves: [...swap.leaves, ...swap.leaves] })).toBe(
      'Leaves 2 new conflicts: Overlaps',
    );
    expect(found[0] && [fixLeavesText(found[0]), found[0].settles]).toEqual([null, 1]);
  });

  it('is settled on its own stage first, even where that leaves a warning', () => {
    const openHours = ['18:00-22:50 daily Barn'];
    const nested = [set('Owl', '20:00', 120), set('Kelp', '20:02', 60), set('Fern', '22:00', 45)];
    const found = fixes('overlap', nested, { openHours });
    expect(labels(found).slice(0, 3)).toEqual([
      'Push Kelp by 1 hour 58 minutes, 2 sets in all',
      'Move Kelp to Quay',
      'Move Kelp to Loft',
    ]);
    expect(found[0] && fixLeavesText(found[0])).toBe('Leaves 2 new conflicts: Stage closed');
  });

  it('keeps the changeover, and offers no end that leaves nothing', () => {
    const found = fixes('overlap', sets, { changeoverMinutes: 15 });
    expect(labels(found)).toContain('End Owl at 8:25 PM');
    expect(labels(found)).toContain('Push Kelp by 35 minutes, 2 sets in all');
    const nested = fixes('overlap', [set('Owl', '20:00'), set('Kelp', '20:02', 20)]);
    expect(nested.map(({ kind }) => kind)).not.toContain('end');
  });

  it('names the stages that are free and open then', () => {
    const busy = [...sets, set('Reed', '21:30', 60, 'Quay')];
    const openHours = ['18:00-21:00 daily Loft'];
    const index = new ConflictIndex(busy, conflictRulesOf({ ...festival, openHours }));
    const free = (id: string) => freeStages(index.get(id) ?? set('x', '20:00'), index);
    expect(free('Owl')).toEqual(['Quay', 'Loft']);
    expect(free('Kelp')).toEqual([]);
    expect(free('Fern')).toEqual([]);
  });
});

describe('every other kind', () => {
  it('a duplicate is removed', () => {
    const found = fixes('duplicate', [
      set('a', '20:00', 60, 'Barn', 'Owl'),
      set('b', '20:00', 60, 'Barn', 'owl'),
    ]);
    expect(labels(found)).toEqual(['Remove the second owl']);
    expect(result(found[0])).toEqual(['b']);
  });

  it('a short changeover is pushed or cut', () => {
    const sets = [set('Owl', '20:00'), set('Kelp', '21:05')];
    expect(labels(fixes('shortChangeover', sets, { changeoverMinutes: 20 }))).toEqual([
      'Push Kelp by 15 minutes',
      'End Owl at 8:45 PM',
    ]);
  });

  it('an artist on two stages at once, or with little time between, is moved', () => {
    const twice = [set('a', '20:00', 60, 'Barn', 'Owl'), set('b', '20:30', 60, 'Quay', 'Owl')];
    expect(labels(fixes('doubleBooking', twice))).toEqual([
      'Move Owl on Quay to 9:30 PM',
      'Move Owl on Barn to 7:00 PM',
      'Move Owl on Quay to 6:30 PM',
      'Move Owl on Barn to 10:00 PM',
    ]);
    const tight = [set('a', '20:00', 60, 'Barn', 'Owl'), set('b', '21:10', 60, 'Quay', 'Owl')];
    expect(labels(fixes('tight', tight)).slice(0, 2)).toEqual([
      'Move Owl on Quay to 9:30 PM',
      'Move Owl on Barn to 7:40 PM',
    ]);
    expect(labels(fixes('tight', tight))).toContain('Move Owl to Barn');
  });

  it('a set while its stage is closed goes into the hours, is cut, or goes elsewhere', () => {
    const openHours = ['18:00-21:00 daily Barn'];
    expect(labels(fixes('outsideHours', [set('Owl', '20:30', 45)], { openHours }))).toEqual([
      'Move Owl on Barn to 8:15 PM',
      'Shorten Owl to 8:30 PM - 9:00 PM',
      'Move Owl to Quay',
      'Move Owl to Loft',
    ]);
    expect(
      labels(fixes('outsideHours', [set('Owl', '22:00')], { openHours: ['closed daily Barn'] })),
    ).toEqual(['Move Owl to Quay', 'Move Owl to Loft']);
  });

  it('an unlikely length becomes a likely one', () => {
    const sets = [set('Owl', '12:00', 0), set('Kelp', '14:00', 45), set('Fern', '15:00', 50)];
    expect(labels(fixes('unlikelyLength', sets))).toEqual([
      'Make Owl last 2 hours, until 2:00 PM',
      'Make Owl last 50 minutes, until 12:50 PM',
    ]);
    expect(labels(fixes('unlikelyLength', [set('Owl', '12:00', 22 * 60)]))).toEqual([
      'Make Owl last 1 hour, until 1:00 PM',
    ]);
  });

  it('a night goes to the day whose evening it goes on with', () => {
    const sets = [set('Owl', '20:00', 240), set('Kelp', '2026-07-05 00:00'), set('Fern', '2026-07-05 01:00')];
    const found = fixes('night', sets);
    expect(labels(found)).toEqual(['Move the night a day earlier, 2 sets in all']);
    expect(result(found[0])).toEqual(['Kelp Barn 2026-07-04 00:00 60', 'Fern Barn 2026-07-04 01:00 60']);
    expect(found[0] && [fixLeavesText(found[0]), found[0].settles]).toEqual([null, 1]);
    expect(labels(fixes('night', sets.slice(0, 2)))).toEqual(['Move Kelp a day earlier']);
    const early = [sets[0], set('Kelp', '00:00'), set('Fern', '01:00')].flatMap((each) => each ?? []);
    expect(labels(fixes('night', early))).toEqual(['Move the night a day later, 2 sets in all']);
  });

  it('a night takes those along that it would run into, and other conflicts are told', () => {
    const early = [
      set('Owl', '20:00', 240),
      set('Kelp', '00:00', 60),
      set('Reed', '2026-07-04 20:00', 240),
      set('Fern', '2026-07-04 00:00', 60),
      set('Moss', '2026-07-05 01:15', 60, 'Quay', 'Fern'),
    ];
    const [best] = fixes('night', early);
    expect(best?.label).toBe('Move 2 nights a day later, 2 sets in all');
    expect(best && fixLeavesText(best)).toBe('Leaves a new conflict: Tight');
  });

  it('what is on no stage or day of the festival goes to the nearest', () => {
    expect(labels(fixes('misplaced', [set('Owl', '20:00', 60, 'the LOFT')]))).toEqual([
      'Move Owl to Loft',
      'Move Owl to Barn',
      'Move Owl to Quay',
    ]);
    // A Saturday two weeks later.
    const found = fixes('misplaced', [set('Owl', '2026-07-19 02:00')]);
    expect(labels(found)).toEqual(['Move Owl to Sun, Jul 5', 'Move Owl to Sat, Jul 4']);
    expect(result(found[1])).toEqual(['Owl Barn 2026-07-05 02:00 60']);
    expect(labels(fixes('misplaced', [set('Owl', '2026-07-19 20:00', 60, 'Attic')]))[0]).toBe(
      'Move Owl to Barn, Sun, Jul 5',
    );
  });
});

const stages = ['Barn', 'Quay', 'Loft', 'Attic'];
const anyFestival = fc.record(
  {
    changeoverMinutes: fc.constantFrom(0, 10, 30),
    openHours: fc.constantFrom<string[]>([], ['10:00-02:00 daily'], ['closed daily Quay']),
  },
  { requiredKeys: [] },
);

test('a fix takes its conflict away, says what it brings, and a push makes nothing overlap on its stage', () => {
  const { start } = spanOfFestival(festival);
  fc.assert(
    fc.property(anySetsFrom(start, stages), anyFestival, (sets, more) => {
      const of = { ...festival, ...more };
      const rules = conflictRulesOf(of);
      const index = new ConflictIndex(sets, rules);
      const before = index.all();
      for (const conflict of before.slice(0, 6)) {
        for (const { plan, leaves, kind } of fixesFor(conflict, { index, festival: of })) {
          const changed = new Map(plan.sets.map((each) => [each.id, each]));
          const after = sets
            .filter(({ id }) => !plan.removed.includes(id))
            .map((each) => changed.get(each.id) ?? each);
          const found = findConflicts(after, rules);
          expect(found.map(({ id }) => id)).not.toContain(conflict.id);
          const known = new Set(before.map(({ id }) => id));
          expect(leaves).toEqual(found.filter(({ id }) => !known.has(id)));
          expect(kind === 'push' ? newOverlaps(sets, after) : []).toEqual([]);
        }
      }
      expect(index.all()).toEqual(before);
    }),
    { numRuns: 60 },
  );
});

/** Returns the pairs on one stage that overlap in `after` and did not in `before`. */
function newOverlaps(before: readonly ConflictSet[], after: readonly ConflictSet[]): readonly string[] {
  return after.flatMap((a, at) =>
    after.slice(at + 1).flatMap((b, further) => {
      const [oldA, oldB] = [before[at] ?? a, before[at + 1 + further] ?? b];
      const isNew = a.stage === b.stage && overlaps(a, b) && !overlaps(oldA, oldB);
      return isNew ? [`${a.id} ${b.id}`] : [];
    }),
  );
}
