import { expect, it, test } from 'vitest';
import { layoutDay } from '../../grid/layout-day.ts';
import { dayOf, scaleWith, scheduledSet } from '../../testing/layouts.ts';
import { rangeTo } from './selection.ts';

const hour = 3_600_000;
const set = (id: string, from: number, to: number) =>
  scheduledSet({ id, start: from * hour, end: to * hour });
const layout = layoutDay(
  dayOf(
    '1970-01-01',
    [set('a1', 0, 1), set('a2', 1, 2), set('a3', 2, 3), set('a4', 3, 4)],
    [set('b1', 0, 1.5), set('b2', 3.5, 4)],
    [set('c1', 2, 3), set('c2', 3, 5), set('c3', 5, 6)],
  ),
  {
    festival: { timezone: 'UTC', dayStartsAt: '00:00' },
    hours: { from: 0, to: 8 * hour },
    scale: scaleWith(),
    order: 'earliest',
  },
);
const selected = (from: string | null, to: string, before: readonly string[] = []) =>
  [...rangeTo(layout, new Set(before), from, to)].toSorted().join(' ');

test.each([
  ['those between two of a stage', 'a1', 'a3', 'a1 a2 a3'],
  ['the same from below', 'a3', 'a1', 'a1 a2 a3'],
  ['over several stages what the time of the two touches', 'a2', 'c1', 'a2 a3 b1 c1'],
  ['the same from the other side', 'c1', 'a2', 'a2 a3 b1 c1'],
  ['the same where the later one is on the earlier stage', 'a4', 'c1', 'a3 a4 b2 c1 c2'],
  ['one alone where nothing was chosen before', null, 'b1', 'b1'],
  ['one alone where that is on another day', 'gone', 'b1', 'b1'],
])('a range selects %s', (_, from, to, expected) => {
  expect(selected(from, to)).toBe(expected);
});

it('a range adds to what is selected, and of one set lets it go', () => {
  expect(selected('a1', 'a2', ['c3', 'a1'])).toBe('a1 a2 c3');
  expect(selected('a1', 'a1', ['a1', 'c3'])).toBe('c3');
});
