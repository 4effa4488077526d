import { mergeEdits, type SetEdit } from '@lineup/domain';
import { expect, it } from 'vitest';
import { makeEvent } from '../../event/testing/schedule-provider.ts';
import { concurrentText } from './concurrent-text.ts';

const before = makeEvent('e1');
const seen = (id: string) => (id === 'e1' ? before : undefined);
const changed = (traits: Parameters<typeof makeEvent>[1]) => ({ id: 'e1', current: makeEvent('e1', traits) });
const moving: SetEdit[] = [
  {
    type: 'update',
    id: 'e1',
    fields: { stage: 'Pier', timeEnd: makeEvent('e1', { timeEnd: '21:30' }).timeEnd },
  },
];

it.each([
  ['another name', changed({ artistName: 'Owl March' })],
  ['another picture', changed({ imageURL: '/files/owl' })],
])('%s is in the way of no move', (_what, change) => {
  expect(mergeEdits(moving, [change], seen).conflicts).toEqual([]);
});

it.each([
  ['another time', changed({ timeEnd: '22:00' }), 'Kim moved Owl Parade'],
  ['another stage', changed({ stage: 'Chapel' }), 'Kim moved Owl Parade'],
  ['another day', changed({ date: '2026-07-04' }), 'Kim moved Owl Parade'],
  ['a deletion', { id: 'e1', current: null }, 'Kim deleted Owl Parade'],
])('%s is in the way of a move, and is told with who it was', (_what, change, text) => {
  const merged = mergeEdits(moving, [change], seen);
  expect(merged.conflicts).toMatchObject([change]);
  expect(concurrentText(merged, seen, 'Kim')).toBe(`${text}. Your change was not saved.`);
  expect(concurrentText(merged, seen, null)).toMatch(/^Someone else /u);
});

it('another name is in the way of a new name, and is told as a change', () => {
  const renaming: SetEdit[] = [{ type: 'update', id: 'e1', fields: { artistName: 'Owl March' } }];
  expect(mergeEdits(renaming, [changed({ stage: 'Chapel' })], seen).conflicts).toEqual([]);
  const merged = mergeEdits(renaming, [changed({ artistName: 'Owl Walk' })], seen);
  expect(concurrentText(merged, seen, 'Kim')).toBe('Kim changed Owl Walk. Your change was not saved.');
});
