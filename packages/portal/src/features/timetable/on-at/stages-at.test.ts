import { expect, it } from 'vitest';
import { dayOf, scheduledSet } from '../testing/layouts.ts';
import { withoutStages } from '../view/without-stages.ts';
import { stagesAt } from './stages-at.ts';

const hour = 3_600_000;
const late = scheduledSet({ id: 'late', stage: 'Stage 0', start: 23 * hour, end: 26 * hour });
const friday = dayOf('2026-07-03', [late], []);
const saturday = dayOf('2026-07-04', [], []);
const days = [friday, saturday];
const span = { start: 24 * hour, end: 48 * hour };
const onAt = (day: typeof saturday, instant: number) =>
  stagesAt(day, days, span, instant).map(({ column, on }) => [column.stage, on.map(({ id }) => id)]);

it('has what still plays from the day before, also with a stage hidden', () => {
  expect(onAt(saturday, 25 * hour)).toEqual([
    ['Stage 0', ['late']],
    ['Stage 1', []],
  ]);
  expect(onAt(withoutStages(saturday, ['Stage 1']), 25 * hour)).toEqual([['Stage 0', ['late']]]);
});

it('has nothing of it once it has ended, and nothing of the day before on the first', () => {
  expect(onAt(withoutStages(saturday, ['Stage 1']), 26 * hour)).toEqual([['Stage 0', []]]);
  expect(stagesAt(friday, days, { start: 0, end: 24 * hour }, hour).flatMap(({ on }) => on)).toEqual([]);
});
