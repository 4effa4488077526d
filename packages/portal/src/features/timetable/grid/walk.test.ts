import { expect, it } from 'vitest';
import { dayOf, scaleWith, scheduledSet } from '../testing/layouts.ts';
import { layoutDay, type SortOrder } from './layout-day.ts';
import { walk } from './walk.ts';

const hour = 3_600_000;
const set = (id: string, at: number) => scheduledSet({ id, start: at * hour, end: (at + 1) * hour });
const festival = { timezone: 'UTC', dayStartsAt: '00:00' };
const day = dayOf('1970-01-01', [set('a1', 1), set('a2', 5)], [], [set('c1', 2), set('c2', 4), set('c3', 8)]);
const layout = (order: SortOrder = 'earliest', scale = scaleWith()) =>
  layoutDay(day, { festival, hours: { from: 0, to: 10 * hour }, scale, order });

it.each([
  ['ArrowDown', 'a1', 'a2'],
  ['ArrowDown', 'a2', null],
  ['ArrowUp', 'a2', 'a1'],
  ['ArrowUp', 'a1', null],
  ['ArrowRight', 'a2', 'c2'],
  ['ArrowLeft', 'c3', 'a2'],
  ['ArrowLeft', 'a1', null],
  ['Home', 'c3', 'c1'],
  ['End', 'c1', 'c3'],
  ['ArrowDown', null, 'a1'],
  ['Enter', 'a1', null],
  ['Enter', null, null],
])('%s leads from %s to %s', (key, from, to) => {
  expect(walk(layout(), from, key)).toBe(to);
});

it('goes by what is seen where the latest is first', () => {
  expect(walk(layout('latest'), 'a2', 'ArrowDown')).toBe('a1');
});

it.each([
  ['ArrowRight', 'a1', 'a2'],
  ['ArrowLeft', 'a2', 'a1'],
  ['ArrowDown', 'a2', 'c2'],
  ['ArrowUp', 'c3', 'a2'],
])('follows stages that lie down: %s leads from %s to %s', (key, from, to) => {
  expect(walk(layout('earliest', scaleWith(undefined, 'down')), from, key)).toBe(to);
});

it('leads to blocks as well', () => {
  const block = { id: 'b', name: 'Soundcheck', start: 3 * hour, end: 4 * hour, time: '3 - 4 AM' };
  const columns = day.columns.map((column) => (column.index === 0 ? { ...column, blocks: [block] } : column));
  const grid = layoutDay(
    { ...day, columns },
    { festival, hours: { from: 0, to: 10 * hour }, scale: scaleWith(), order: 'earliest' },
  );
  expect(walk(grid, 'a1', 'ArrowDown')).toBe('b');
  expect(walk(grid, 'b', 'ArrowDown')).toBe('a2');
  expect(walk(grid, 'c2', 'ArrowLeft')).toBe('b');
});
