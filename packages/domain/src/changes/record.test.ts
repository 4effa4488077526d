import { describe, expect, it } from 'vitest';
import { timestampFromMillis } from '../timestamp.ts';
import {
  changePartSchema,
  changeSchema,
  editsPerRecord,
  isMove,
  isOfKind,
  changeKinds,
  kindOfEdits,
  kindOfSetEdits,
  kindOfTimetableEdits,
  namedSets,
} from './change.ts';
import { type Edit, withoutStamps } from './edits.ts';
import { doEditsTouch } from './listed.ts';
import { countsOf, partId, recordOf } from './record.ts';
import { differInDaysOnly, isFurtherRow, touchesOf, type TouchingWork } from './touches.ts';

const at = timestampFromMillis(Date.UTC(2027, 6, 2));
const by = { id: 'u1', email: 'robin@festival.example' };
const fields = { artistName: 'Éva & Tide (live)', stage: 'Pier', date: at, timeStart: at, timeEnd: at };

function creations(count: number): Edit[] {
  return Array.from({ length: count }, (_, index) => ({
    target: 'set',
    id: `s${index}`,
    name: fields.artistName,
    before: null,
    after: fields,
  }));
}

function recorded(edits: readonly Edit[]) {
  return recordOf({ kind: kindOfSetEdits(edits), edits, by, touches: touchesOfEdits(edits) });
}

/** A row of a spreadsheet when the history already lists another one. */
const further = { kind: 'spreadsheetImported', of: 'c0' } as const;

function touchesOfEdits(edits: readonly Edit[], more: Partial<TouchingWork> = {}): string[] {
  const work = {
    kind: kindOfSetEdits(edits),
    by,
    edits,
    known: () => null,
    timezone: 'UTC',
  };
  return touchesOf({ ...work, ...more });
}

describe('a record', () => {
  it('of a few edits holds them all', () => {
    const { fields: record, parts } = recorded(creations(2));
    expect(parts).toEqual([]);
    expect(changeSchema.parse({ ...record, at })).toMatchObject({
      kind: 'setsCreated',
      parts: 0,
      created: 2,
      edited: 0,
      deleted: 0,
    });
  });

  it('of many goes on in parts, in order and without a loss', () => {
    const edits = creations(2 * editsPerRecord + 1);
    const { fields: record, parts } = recorded(edits);
    expect([record.parts, parts.length]).toEqual([2, 2]);
    for (const part of parts) changePartSchema.parse({ edits: part });
    expect([...record.edits, ...parts.flat()]).toEqual(edits);
    expect(changeSchema.safeParse({ ...record, at }).success).toBe(true);
    expect([partId(0), partId(12)]).toEqual(['0000', '0012']);
  });

  it('of the largest change fits into a document of 1 MiB', () => {
    const long = '♫'.repeat(300);
    const edits = creations(editsPerRecord).map((edit): Edit => {
      const after = { ...fields, artistName: long, stage: 's'.repeat(120), imageURL: 'u'.repeat(2048) };
      return { ...edit, name: long, after };
    });
    const { fields: record } = recorded(edits);
    expect(new TextEncoder().encode(JSON.stringify(record)).length).toBeLessThan(1_048_576);
  });

  it.each([
    [
      'an edit that does nothing',
      { edits: [{ target: 'set', id: 'a', name: '', before: null, after: null }] },
    ],
    ['another document', { edits: [{ target: 'user', id: 'a', name: '', before: null, after: fields }] }],
    ['too many edits', { edits: creations(editsPerRecord + 1) }],
    ['an unknown kind', { kind: 'guessed' }],
    ['a field of its own', { note: 'mine' }],
  ])('with %s is none', (_, wrong) => {
    const record = { ...recorded(creations(1)).fields, at };
    expect(changeSchema.safeParse(record).success).toBe(true);
    expect(changeSchema.safeParse({ ...record, ...wrong }).success).toBe(false);
  });
});

describe('what a change touches', () => {
  it('are its sets, artists with the parts of joined names, stages and days', () => {
    expect(touchesOfEdits(creations(1))).toEqual([
      'listed',
      'kind:setsCreated',
      'person:u1',
      'artist:eva',
      'artist:eva tide',
      'artist:tide',
      'day:2027-07-02',
      'set:s0',
      'stage:Pier',
    ]);
  });

  it('are both sides of an edit, with what the edit does not name', () => {
    const edit: Edit = {
      target: 'set',
      id: 'a',
      name: 'Tide',
      before: { stage: 'Pier' },
      after: { stage: 'Dune' },
    };
    const known = () => ({ ...fields, artistName: 'Tide' });
    expect(touchesOfEdits([edit], { known, ...further })).toEqual([
      'artist:tide',
      'day:2027-07-02',
      'set:a',
      'stage:Dune',
      'stage:Pier',
    ]);
  });

  it('are not named set by set where there are too many', () => {
    expect(touchesOfEdits(creations(namedSets + 1), further)).toEqual(['*', 'day:2027-07-02', 'stage:Pier']);
  });

  it('is only its import and its edits where another row of the import stands for all', () => {
    expect(isFurtherRow(further)).toBe(true);
    expect(isFurtherRow({ kind: 'spreadsheetImported' })).toBe(false);
    expect(isFurtherRow({ kind: 'undone', of: 'c0' })).toBe(false);
    expect(touchesOfEdits(creations(1), { ...further, importId: 'i1' })[0]).toBe('import:i1');
  });

  it('are other days in another zone, and the same beside them', () => {
    const [here, there] = ['UTC', 'America/New_York'].map((timezone) =>
      touchesOfEdits(creations(1), { timezone }),
    );
    expect(there).not.toEqual(here);
    expect(differInDaysOnly(here ?? [], there ?? [])).toBe(true);
    expect(differInDaysOnly(here ?? [], touchesOfEdits(creations(2)))).toBe(false);
  });
});

it('a kind follows from what the edits do', () => {
  const move: Edit = {
    target: 'set',
    id: 'a',
    name: '',
    before: { stage: 'Pier' },
    after: { stage: 'Dune' },
  };
  const edit: Edit = { ...move, before: { artistName: 'Tide' }, after: { artistName: 'Ebb' } };
  const creation: Edit = { ...move, before: null, after: fields };
  const deletion: Edit = { ...move, before: fields, after: null };
  expect(kindOfSetEdits([creation])).toBe('setsCreated');
  expect(kindOfSetEdits([deletion])).toBe('setsDeleted');
  expect(kindOfSetEdits([move])).toBe('setsMoved');
  expect(kindOfSetEdits([move, edit])).toBe('setsEdited');
  expect(kindOfSetEdits([creation, deletion])).toBe('setsEdited');
  expect(isMove(creation)).toBe(false);
  expect(countsOf([creation, deletion, move, { ...move, target: 'festival' }])).toEqual({
    created: 1,
    edited: 1,
    deleted: 1,
  });
});

it('acts that become sets are placed, sets that become acts unplaced, and each by itself is a kind of its own', () => {
  const edit = (target: Edit['target'], before: Edit['before'], after: Edit['after']): Edit => ({
    target,
    id: 'a',
    name: 'Tide',
    before,
    after,
  });
  const set = { made: edit('set', null, fields), gone: edit('set', fields, null) };
  const act = {
    made: edit('act', null, { artistName: 'Tide' }),
    gone: edit('act', { artistName: 'Tide' }, null),
  };
  const block = edit('block', { name: 'Hold', stage: 'Pier' }, { name: 'Hold', stage: 'Dune' });
  const cases = [
    [[set.made, act.gone], 'setsPlaced'],
    [[act.made, set.gone], 'setsUnplaced'],
    [[act.made], 'acts'],
    [[act.gone], 'acts'],
    [[block], 'blocks'],
    [[set.made], 'setsCreated'],
    [[set.made, block], 'setsCreated'],
    [[set.gone, act.gone], 'setsDeleted'],
  ] as const;
  for (const [edits, kind] of cases) {
    expect(kindOfTimetableEdits(edits)).toBe(kind);
    expect(isOfKind(kind, edits)).toBe(true);
    expect(isOfKind('lineupImported', edits)).toBe(
      edits.every((each) => each === set.made || each === act.made),
    );
  }
  expect(isOfKind('acts', [block])).toBe(false);
  const renamed = edit('festival', { stages: ['Pier'] }, { stages: ['Dune'] });
  expect(isOfKind('stages', [renamed, block])).toBe(true);
  expect(isOfKind('stages', [renamed, act.made])).toBe(false);
  expect(countsOf([set.made, act.gone])).toEqual({ created: 1, edited: 0, deleted: 0 });
  expect(countsOf([act.made, act.gone])).toEqual({ created: 1, edited: 0, deleted: 1 });
});

it('what an import remembers goes with imports and the ways back alone, and is counted and found by nothing', () => {
  const of = (target: Edit['target'], id: string, after: Edit['after'], before: Edit['before'] = null) => ({
    target,
    id,
    name: 'Agency list',
    before,
    after,
  });
  const set = of('set', 'a', fields);
  const moved = of('set', 'b', { stage: 'Dune' }, { stage: 'Pier' });
  const source = of('source', 's', { name: 'Agency list', 'sets/a': '{}' });
  const stages = of('festival', 'f', { stages: ['Pier', 'Dune'] }, { stages: ['Pier'] });
  const kindsOf = (edits: readonly Edit[]) => changeKinds.filter((kind) => isOfKind(kind, edits));
  const waysBack = ['undone', 'redone', 'restored'];
  expect(kindsOf([set, source])).toEqual(['lineupImported', 'lineupMerged', ...waysBack]);
  expect(kindsOf([set, moved, source, stages])).toEqual(['lineupMerged', ...waysBack]);
  expect(kindsOf([source])).toEqual(['lineupImported', 'lineupMerged', ...waysBack]);
  const act = of('act', 'c', { artistName: 'Tide' });
  expect(kindsOf([moved, source, act])).toEqual(['lineupMerged', ...waysBack]);
  expect(kindsOf([moved, source, { ...act, before: { artistName: 'Ebb' } }])).toEqual(waysBack);
  const linked = of('act', 'd', { artistIds: ['tide'] }, {});
  expect(kindsOf([set, source, linked])).toEqual(['lineupImported', 'lineupMerged', ...waysBack]);
  expect(kindsOf([set, moved])).not.toContain('lineupMerged');
  expect([kindOfEdits([moved, source]), kindOfEdits([set])]).toEqual(['lineupMerged', 'setsCreated']);
  expect(countsOf([source])).toEqual({ created: 0, edited: 0, deleted: 0 });
  expect(countsOf([set, moved, source])).toEqual({ created: 1, edited: 1, deleted: 0 });
  expect(touchesOfEdits([source], further)).toEqual([]);
  expect(doEditsTouch([source], { type: 'artist', name: 'Agency list' })).toBe(false);
  expect(doEditsTouch([source], { type: 'set', id: 's' })).toBe(false);
});

it('a block is found by its stage and day, and is no artist', () => {
  const block: Edit = {
    target: 'block',
    id: 'b',
    name: 'Soundcheck',
    before: null,
    after: { name: 'Soundcheck', stage: 'Pier' },
  };
  expect(touchesOfEdits([block], further)).toEqual(['set:b', 'stage:Pier']);
});

it('stamps of the provider are no part of a document’s fields', () => {
  expect(withoutStamps({ name: 'Tide', created_at: at, updatedAt: at, imageURL: undefined })).toEqual({
    name: 'Tide',
  });
});
