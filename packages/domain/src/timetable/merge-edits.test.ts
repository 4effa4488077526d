import { describe, expect, it } from 'vitest';
import { timestampFromMillis } from '../timestamp.ts';
import { mergeEdits } from './merge-edits.ts';
import type { StoredSet } from './set-edits.ts';
import { unplaceSets, type TimetableEdit } from './timetable-edits.ts';

const at = (hour: number) => timestampFromMillis(Date.UTC(2027, 6, 2, hour));
const before: StoredSet = {
  id: 'a',
  version: 'v1',
  artistName: 'Tide',
  stage: 'Pier',
  date: at(0),
  timeStart: at(18),
  timeEnd: at(19),
  imageURL: null,
  note: 'By boat',
};
const now = (fields: Partial<StoredSet>): StoredSet => ({ ...before, version: 'v2', ...fields });
const merge = (edit: TimetableEdit, current: StoredSet | null, on?: 'act' | 'block') =>
  mergeEdits([edit], [{ id: 'a', ...(on && { on }), current }], () => before);
const update = (fields: object): TimetableEdit => ({ type: 'update', id: 'a', fields, ifVersion: 'v1' });
const later = { date: at(0), timeStart: at(19), timeEnd: at(20) };

describe('an edit of a set that others changed', () => {
  it.each([
    ['a note, while it is moved', { note: 'Late' }, later, { note: 'Late' }],
    ['its place, while the note changes', later, { note: 'Late' }, { timeStart: at(19), timeEnd: at(20) }],
    ['its stage, while the times change', { stage: 'Dune' }, later, { stage: 'Dune' }],
    ['the same as they did', { note: 'Late' }, { note: 'Late' }, {}],
    [
      'a field that it repeats',
      { stage: 'Pier', ...later },
      { stage: 'Dune' },
      { timeStart: at(19), timeEnd: at(20) },
    ],
  ])('is merged: %s', (_what, mine, theirs, fields) => {
    expect(merge(update(mine), now(theirs))).toEqual({
      edits: [{ type: 'update', id: 'a', fields, ifVersion: 'v2' }],
      conflicts: [],
    });
  });

  it('conflicts where both changed a field, and can be stored all the same', () => {
    const current = now({ artistName: 'Flood', stage: 'Dune' });
    expect(merge(update({ artistName: 'Ebb' }), current)).toEqual({
      edits: [{ type: 'update', id: 'a', fields: { artistName: 'Ebb' }, ifVersion: 'v2' }],
      conflicts: [{ id: 'a', current, fields: ['artistName'] }],
    });
  });

  it('takes the whole time range of one side', () => {
    const current = now({ timeStart: at(20), timeEnd: at(21) });
    const { edits, conflicts } = merge(update({ timeEnd: at(20) }), current);
    expect(conflicts).toMatchObject([{ fields: ['timeStart', 'timeEnd'] }]);
    expect(edits).toMatchObject([{ fields: { timeStart: at(18), timeEnd: at(20) } }]);
  });
});

describe('a set that others deleted', () => {
  it('is created again with its content and the edit', () => {
    const { id: _, version: __, ...content } = before;
    expect(merge(update({ stage: 'Dune' }), null)).toEqual({
      edits: [{ type: 'create', id: 'a', event: { ...content, stage: 'Dune' } }],
      conflicts: [{ id: 'a', current: null, fields: [] }],
    });
  });
});

describe('a deletion', () => {
  const deletion: TimetableEdit = { type: 'delete', id: 'a', ifVersion: 'v1' };

  it('conflicts with any change of others', () => {
    expect(merge(deletion, now({ note: 'Late' }))).toMatchObject({
      edits: [{ type: 'delete', ifVersion: 'v2' }],
      conflicts: [{ fields: ['note'] }],
    });
  });

  it('is stored over a version with the same content', () => {
    expect(merge(deletion, now({})).conflicts).toEqual([]);
  });

  it('of a set that becomes an unplaced act keeps what others wrote', () => {
    const current = now({ note: 'Late' });
    const { edits } = mergeEdits(unplaceSets([before]), [{ id: 'a', current }], () => before);
    expect(edits).toEqual(unplaceSets([current]));
  });
});

describe('a block', () => {
  const rename: TimetableEdit = { on: 'block', type: 'update', id: 'a', fields: { name: 'Hold' } };

  it('is merged by its name and its place', () => {
    expect(merge(rename, now(later), 'block')).toMatchObject({
      edits: [{ on: 'block', fields: { name: 'Hold' } }],
      conflicts: [],
    });
  });

  it('is created again with its name', () => {
    expect(merge(rename, null, 'block').edits).toMatchObject([
      { on: 'block', type: 'create', data: { name: 'Hold', stage: 'Pier' } },
    ]);
  });
});

it('an act that others placed or removed cannot be edited any more', () => {
  const edit: TimetableEdit = { on: 'act', type: 'delete', id: 'a' };
  expect(merge(edit, null, 'act')).toMatchObject({ edits: null, conflicts: [{ on: 'act' }] });
});
