import { expect, it } from 'vitest';
import { layoutDay } from '../../grid/layout-day.ts';
import { dayOf, scaleWith, scheduledSet } from '../../testing/layouts.ts';
import { enclosure, setsWithin } from './lasso.ts';

const hour = 3_600_000;
const set = (id: string, from: number, to: number) =>
  scheduledSet({ id, start: from * hour, end: to * hour });
const { columns } = layoutDay(
  dayOf('1970-01-01', [set('a1', 1, 2), set('a2', 1.5, 3), set('a3', 5, 6)], [set('b1', 1, 2)]),
  {
    festival: { timezone: 'UTC', dayStartsAt: '00:00' },
    hours: { from: 0, to: 8 * hour },
    scale: scaleWith(),
    order: 'earliest',
  },
);
const stretches = [
  { stage: 'Stage 0', left: 0, right: 100 },
  { stage: 'Stage 1', left: 100, right: 200 },
];
const within = (from: readonly [number, number], to: readonly [number, number]) =>
  setsWithin(columns, stretches, 40, enclosure({ x: from[0], y: from[1] }, { x: to[0], y: to[1] }));

it('a lasso takes what it touches, on every stage that it reaches', () => {
  expect(within([10, 50], [150, 110])).toEqual(['a1', 'b1']);
  expect(within([10, 50], [150, 300])).toEqual(['a1', 'a2', 'b1']);
});

it('can be drawn from any corner', () => {
  expect(within([150, 110], [10, 50])).toEqual(['a1', 'b1']);
});

it('takes one of two sets that lie side by side', () => {
  expect(within([60, 150], [90, 155])).toEqual(['a2']);
  expect(within([10, 120], [40, 125])).toEqual(['a1']);
});

it('takes nothing in an empty place', () => {
  expect(within([110, 300], [150, 310])).toEqual([]);
});
