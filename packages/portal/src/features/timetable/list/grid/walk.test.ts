import { expect, test } from 'vitest';
import type { CellPlace } from './columns.ts';
import { walk } from './walk.ts';

const ids = ['a', 'b', 'c', 'd', 'e'];
const at: CellPlace = { id: 'b', column: 'stage' };
const key = (name: string, isFar = false) => ({ key: name, ctrlKey: isFar, metaKey: false });

test.each<[string, boolean, CellPlace | null]>([
  ['ArrowDown', false, { id: 'c', column: 'stage' }],
  ['ArrowUp', false, { id: 'a', column: 'stage' }],
  ['ArrowDown', true, { id: 'e', column: 'stage' }],
  ['ArrowUp', true, { id: 'a', column: 'stage' }],
  ['ArrowRight', false, { id: 'b', column: 'date' }],
  ['ArrowLeft', false, { id: 'b', column: 'artistName' }],
  ['PageDown', false, { id: 'e', column: 'stage' }],
  ['PageUp', false, { id: 'a', column: 'stage' }],
  ['Home', false, { id: 'b', column: 'select' }],
  ['End', false, { id: 'b', column: 'open' }],
  ['Home', true, { id: 'a', column: 'select' }],
  ['End', true, { id: 'e', column: 'open' }],
  ['ArrowLeft', true, null],
  ['ArrowRight', true, null],
  ['x', false, null],
])('%s (far: %s)', (name, isFar, place) => {
  expect(walk(ids, at, key(name, isFar), 3)).toEqual(place);
});

test('at the edges it stays', () => {
  expect(walk(ids, { id: 'e', column: 'open' }, key('ArrowDown'), 3)).toEqual({ id: 'e', column: 'open' });
  expect(walk(ids, { id: 'e', column: 'open' }, key('ArrowRight'), 3)).toEqual({ id: 'e', column: 'open' });
  expect(walk(ids, { id: 'a', column: 'select' }, key('ArrowLeft'), 3)).toEqual({
    id: 'a',
    column: 'select',
  });
});
