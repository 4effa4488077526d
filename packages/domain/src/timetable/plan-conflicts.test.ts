import { expect, it } from 'vitest';
import { ConflictIndex } from '../conflicts/conflict-index.ts';
import { conflictRulesOf } from '../conflicts/conflict-rules.ts';
import type { ConflictSet } from '../conflicts/conflict.ts';
import { aFestival } from '../festival/testing/festivals.ts';
import { copySets, moveSets } from './moves/move-sets.ts';
import { conflictsOfPlan, countBrought } from './plan-conflicts.ts';
import { planOf, setAt } from './testing/sets.ts';

const festival = aFestival({ dayStartsAt: '06:00' });
const set = (id: string, clock: string) => setAt('Europe/Amsterdam', id, 'Barn', `2026-07-03 ${clock}`, 60);
const sets = [set('Owl', '20:00'), set('Kelp', '20:30'), set('Fern', '22:30'), set('Reed', '23:00')];
const index = new ConflictIndex(sets, conflictRulesOf(festival));
const ids = (outcome: Parameters<typeof planOf>[0]) =>
  conflictsOfPlan(planOf(outcome), index).map(({ id }) => id);

it('a ghost tells each conflict of the sets that are dragged once, those with one another included', () => {
  const both = sets.slice(0, 2);
  expect(ids(moveSets(both, { held: 'Owl', minutes: 90, step: 5 }, festival))).toEqual([
    'overlap Kelp Owl',
    'overlap Fern Kelp',
  ]);
  expect(ids(moveSets(sets.slice(0, 1), { held: 'Owl', minutes: -60 }, festival))).toEqual([]);
});

it('a ghost tells that a night would be on the wrong day', () => {
  const night = setAt('Europe/Amsterdam', 'Moss', 'Barn', '2026-07-04 00:00', 60);
  const withNight = new ConflictIndex([...sets, night], conflictRulesOf(festival));
  const kinds = (toDay: string) =>
    conflictsOfPlan(planOf(moveSets([night], { held: 'Moss', toDay }, festival)), withNight).map(
      ({ kind }) => kind,
    );
  expect(kinds('2026-07-04')).toEqual(['night']);
  expect(withNight.of('Moss')).toEqual([]);
});

it('a copy is told with the set that it is a copy of', () => {
  const copy = copySets(sets.slice(3), { held: 'Reed', minutes: 30 }, () => 'n', festival);
  expect(ids(copy)).toEqual(['overlap Reed n']);
  expect(index.get('n')).toBeUndefined();
});

it('a plan brings the conflicts that are not there yet', () => {
  const brought = (sets: readonly ConflictSet[]) => countBrought({ sets, removed: [] }, index);
  expect(brought([set('Owl', '20:05')])).toBe(0);
  expect(brought([set('Owl', '22:45')])).toBe(2);
});
