import type { SetEdit } from '@lineup/domain';
import { expect, it } from 'vitest';
import { makeEvent } from '../../event/testing/schedule-provider.ts';
import { inTheWay, meanwhileText } from './meanwhile.ts';

const before = makeEvent('e1');
const seen = (id: string) => (id === 'e1' ? before : undefined);
const changed = (traits: Parameters<typeof makeEvent>[1]) => ({ id: 'e1', current: makeEvent('e1', traits) });

const moving: SetEdit[] = [{ type: 'update', id: 'e1', fields: { stage: 'Pier' } }];

it('a new name or picture stands in nobody’s way', () => {
  expect(
    inTheWay(moving, [changed({ artistName: 'Owl March' }), changed({ imageURL: '/files/owl' })], seen),
  ).toBeNull();
});

it.each([
  ['another time', changed({ timeEnd: '22:00' }), 'Somebody else has moved Owl Parade'],
  ['another stage', changed({ stage: 'Chapel' }), 'Somebody else has moved Owl Parade'],
  ['another day', changed({ date: '2026-07-04' }), 'Somebody else has moved Owl Parade'],
  ['a deletion', { id: 'e1', current: null }, 'Somebody else has deleted Owl Parade'],
])('%s does, and is told', (_what, change, text) => {
  expect(inTheWay(moving, [change], seen)).toBe(change);
  expect(meanwhileText(change, seen)).toContain(text);
});

it('whoever only gives another name is in the way of no move, but of a deletion', () => {
  const renaming: SetEdit[] = [{ type: 'update', id: 'e1', fields: { artistName: 'Owl March' } }];
  expect(inTheWay(renaming, [changed({ stage: 'Chapel' })], seen)).toBeNull();
  const gone = { id: 'e1', current: null };
  expect(inTheWay(renaming, [gone], seen)).toBe(gone);
});
