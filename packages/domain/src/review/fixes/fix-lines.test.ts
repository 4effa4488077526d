import { expect, it } from 'vitest';
import type { DraftEvent } from '../../entities/upload.ts';
import { fixLines } from './fix-lines.ts';

const drafts = ['Ebb', 'Tide', 'Moss', 'Fern'].map((artistName, place): DraftEvent => ({
  id: `e${place}`,
  artistName,
  stage: 'Barn',
  date: '2025-07-05',
  timeStart: '09:00',
  timeEnd: place === 1 ? '' : '22:30',
  imageURL: null,
  row: place + 2,
  hints: [],
  createdAt: { seconds: 0, nanoseconds: 0 },
}));

const textsOf = (hourCycle: 'h12' | 'h23', ...args: Parameters<typeof fixOf>) =>
  fixLines(fixOf(...args), drafts, hourCycle).map(({ text }) => text);

function fixOf(changes: Record<string, Partial<DraftEvent>>, removed: readonly string[] = []) {
  return { kind: 'amPm', changes: new Map(Object.entries(changes)), removed, amount: 0 } as const;
}

it('says of each event what changes, in the order of the file and by the festival’s clocks', () => {
  const changes = { e1: { timeEnd: '22:00' }, e0: { date: '2025-07-06', timeStart: '21:00', stage: 'Barn' } };
  expect(textsOf('h12', changes)).toEqual([
    'Row 2, Ebb: day Sat, Jul 5 → Sun, Jul 6, start 9:00 AM → 9:00 PM',
    'Row 3, Tide: end none → 10:00 PM',
  ]);
  expect(textsOf('h23', { e1: { timeEnd: '22:00' } })).toEqual(['Row 3, Tide: end none → 22:00']);
});

it('says which events are left out, and which go to Unplaced', () => {
  expect(textsOf('h12', { e3: { unplaced: true } }, ['e2'])).toEqual([
    'Row 4, Moss: left out',
    'Row 5, Fern: goes to Unplaced',
  ]);
});
