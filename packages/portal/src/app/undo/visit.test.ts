import { expect, test } from 'vitest';
import {
  newVisit,
  nextRedo,
  nextUndo,
  withChange,
  withoutChange,
  withRedo,
  withSent,
  withUndo,
  type Visit,
} from './visit.ts';

const hour = 60 * 60 * 1000;
const visitOf = (...ids: readonly string[]): Visit =>
  ids.reduce((visit, id) => withChange(visit, { id, at: 0 }), newVisit);

test('takes back the newest change first', () => {
  expect(nextUndo(newVisit, 0)).toBeNull();
  expect(nextUndo(visitOf('a', 'b'), 0)?.id).toBe('b');
  expect(nextUndo(withUndo(visitOf('a', 'b'), 'b', 'u', 0), 0)?.id).toBe('a');
});

test('brings back what was taken back, and can take it back again', () => {
  const undone = withUndo(withUndo(visitOf('a', 'b'), 'b', 'u1', 0), 'a', 'u2', 0);
  expect(nextUndo(undone, 0)).toBeNull();
  expect(nextRedo(undone, 0)).toEqual({ change: { id: 'a', at: 0 }, by: 'u2' });
  const redone = withRedo(undone, 'u2', 5);
  expect(nextUndo(redone, 5)).toEqual({ id: 'a', at: 5 });
  expect(nextRedo(redone, 5)?.by).toBe('u1');
});

test('a new change clears what could be brought back', () => {
  const undone = withUndo(visitOf('a', 'b'), 'b', 'u', 0);
  const changed = withChange(undone, { id: 'c', at: 0 });
  expect(nextRedo(changed, 0)).toBeNull();
  expect(changed.done.map(({ id }) => id)).toEqual(['a', 'c']);
});

test('all rows of a spreadsheet are one change', () => {
  const rows = ['a', 'b', 'c'].map((id) => ({ id, at: 0, importId: 'i' }));
  const visit = rows.reduce(withChange, newVisit);
  expect(visit.done).toEqual([rows[0]]);
});

test('what is on its way is known, and is a change like any other once it is answered', () => {
  const undone = withUndo(visitOf('a', 'b'), 'b', 'u', 0);
  const sent = withSent(undone, { id: 'c', at: 5 });
  expect(nextUndo(sent, 5)).toEqual({ id: 'c', at: 5, isUnanswered: true });
  expect(nextRedo(sent, 5)?.by).toBe('u');
  expect(withChange(sent, { id: 'c', at: 6 })).toEqual({
    done: [
      { id: 'a', at: 0 },
      { id: 'c', at: 6 },
    ],
    undone: [],
  });
  expect(withoutChange(sent, 'c')).toEqual(undone);
});

test('a spreadsheet whose first answer was lost is known by the row that is on record', () => {
  const sent = withSent(newVisit, { id: 'a', at: 0, importId: 'i' });
  expect(withSent(sent, { id: 'b', at: 1, importId: 'i' })).toEqual(sent);
  expect(withChange(sent, { id: 'b', at: 1, importId: 'i' }).done).toEqual([
    { id: 'b', at: 1, importId: 'i' },
  ]);
});

test('the undo of an earlier change is itself a change', () => {
  const visit = withUndo(visitOf('a', 'b'), 'a', 'u', 7);
  expect(visit).toEqual({
    done: [
      { id: 'b', at: 0 },
      { id: 'u', at: 7 },
    ],
    undone: [],
  });
});

test('what is already taken back is left out', () => {
  expect(withUndo(visitOf('a', 'b'), 'b', null, 0).done.map(({ id }) => id)).toEqual(['a']);
});

test('a redo of something unknown changes nothing', () => {
  expect(withRedo(visitOf('a'), 'u', 0)).toEqual(visitOf('a'));
});

test('what was done half a day ago belongs to another visit', () => {
  const visit = visitOf('a');
  expect(nextUndo(visit, 11 * hour)?.id).toBe('a');
  expect(nextUndo(visit, 12 * hour)).toBeNull();
  expect(nextRedo(withUndo(visit, 'a', 'u', 0), 12 * hour)).toBeNull();
});
