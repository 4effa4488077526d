import { expect, test } from 'vitest';
import type { DraftEvent } from '../../entities/upload.ts';
import { timestampFromMillis } from '../../timestamp.ts';
import { nextSort, sortRows } from './sort-rows.ts';

const row = (id: string, values: Partial<DraftEvent>): DraftEvent => ({
  id,
  artistName: id,
  stage: 'Pier',
  date: '2027-07-02',
  timeStart: '20:00',
  timeEnd: '21:00',
  imageURL: null,
  row: 1,
  hints: [],
  createdAt: timestampFromMillis(0),
  ...values,
});
const idsOf = (events: readonly DraftEvent[]) => events.map(({ id }) => id);

test('texts are sorted whatever their case, numbers in them as numbers, blank ones last either way', () => {
  const events = [
    row('a', { stage: 'Stage 10' }),
    row('b', { stage: '' }),
    row('c', { stage: 'stage 2' }),
    row('d', { stage: 'Ärmel' }),
  ];
  expect(idsOf(sortRows(events, { column: 'stage', isDown: false }, '00:00'))).toEqual(['d', 'c', 'a', 'b']);
  expect(idsOf(sortRows(events, { column: 'stage', isDown: true }, '00:00'))).toEqual(['a', 'c', 'd', 'b']);
  expect(idsOf(events)).toEqual(['a', 'b', 'c', 'd']);
});

test('times are sorted from when the day starts, unreadable ones last', () => {
  const events = [
    row('night', { timeStart: '01:30' }),
    row('late', { timeStart: '23:00' }),
    row('odd', { timeStart: 'late' }),
    row('noon', { timeStart: '12:00' }),
  ];
  const sorted = (dayStartsAt: string) =>
    idsOf(sortRows(events, { column: 'timeStart', isDown: false }, dayStartsAt));
  expect(sorted('00:00')).toEqual(['night', 'noon', 'late', 'odd']);
  expect(sorted('06:00')).toEqual(['noon', 'late', 'night', 'odd']);
});

test('equal values keep the order they had', () => {
  const events = [row('b', {}), row('a', {}), row('c', { date: '2027-07-01' })];
  expect(idsOf(sortRows(events, { column: 'date', isDown: false }, '00:00'))).toEqual(['c', 'b', 'a']);
  expect(idsOf(sortRows(events, { column: 'date', isDown: true }, '00:00'))).toEqual(['b', 'a', 'c']);
});

test('a column is sorted up, down, and then as in the file', () => {
  const up = nextSort({ column: 'stage', isDown: true }, 'date');
  expect(up).toEqual({ column: 'date', isDown: false });
  const down = nextSort(up, 'date');
  expect(down).toEqual({ column: 'date', isDown: true });
  expect(nextSort(down, 'date')).toBeNull();
});
