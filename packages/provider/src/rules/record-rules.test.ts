import { partId, paths, timestampFromMillis, type ChangeData } from '@lineup/domain';
import { describe, expect, it } from 'vitest';
import type { DocumentData, DocumentSnapshot, Write, WriteData } from '../documents.ts';
import { isProviderError } from '../errors.ts';
import { recordWrites, type RecordedWork } from '../records/record-writes.ts';
import { resolveWrites } from '../records/resolve-writes.ts';
import { eventData, festivalData } from '../testing/sample-documents.ts';
import { applyWrites } from './apply-writes.ts';
import { checkRecords } from './record-rules.ts';
import { workingCopy } from './working-copy.ts';

const by = { id: 'ada', email: 'ada@festival.example' };
const other = { id: 'robin', email: 'robin@festival.example' };
const at = timestampFromMillis(Date.UTC(2026, 6, 3));
const event = (id: string) => paths.event('f1', id);
const change = (id: string) => paths.change('f1', id);
const update = (id: string, data: WriteData): Write => ({ type: 'update', path: event(id), data });
const create = (id: string, data: WriteData = {}): Write => ({
  type: 'create',
  path: event(id),
  data: eventData(data),
});
const remove = (id: string): Write => ({ type: 'delete', path: event(id) });

type Stored = ReadonlyMap<string, DocumentSnapshot>;
/** The parts of a commit's record other than its edits. */
type RecordTraits = Partial<Pick<RecordedWork, 'kind' | 'of' | 'importId' | 'by'>>;
/** Replaces the record and its parts. */
type Tamper = (records: readonly Write[]) => readonly Write[];

const asIs: Tamper = (records) => records;

/** The documents after a commit of these writes with their record, or the text of its rejection. */
function attempt(
  stored: Stored,
  name: string,
  writes: readonly Write[],
  traits: RecordTraits = {},
  tamper = asIs,
) {
  const read = (path: string) => stored.get(path) ?? null;
  const before = new Map(Array.from(stored));
  const { edits } = resolveWrites(writes, before);
  const work = { history: 'f1', changeId: name, by, edits, before, ...traits };
  const copy = workingCopy({ read, pathsBelow: () => [] }, name);
  try {
    applyWrites(copy, [...writes, ...tamper(edits.length === 0 ? [] : recordWrites(work))], at);
    checkRecords(copy, traits.by ?? by, name);
  } catch (error) {
    if (isProviderError(error)) return `${error.code}: ${error.message}`;
    throw error;
  }
  const after = new Map(stored);
  for (const [path, found] of copy.changes()) {
    if (found === null) after.delete(path);
    else after.set(path, { ...found, path, id: path.slice(path.lastIndexOf('/') + 1) });
  }
  return after;
}

function committed(
  stored: Stored,
  name: string,
  writes: readonly Write[],
  traits: RecordTraits = {},
): Stored {
  const after = attempt(stored, name, writes, traits);
  if (typeof after === 'string') throw new Error(after);
  return after;
}

const refused = (rule: string) => `permission-denied: The commit to festivals/f1 ${rule}`;

const manyIds = Array.from({ length: 201 }, (_, index) => `m${index}`);
const founded = committed(new Map(), 'made', [
  { type: 'create', path: paths.festival('f1'), data: festivalData() },
  create('a', { artistName: 'Tide' }),
  create('b', { artistName: 'Moss' }),
  ...manyIds.map((id) => create(id)),
]);

/** Replaces the record's own data; its parts are unchanged. */
const record =
  (replace: (own: ChangeData) => DocumentData): Tamper =>
  ([own, ...parts]) => {
    if (own?.type !== 'create') throw new Error('no record');
    // The writer created it from these fields.
    return [{ ...own, data: { ...own.data, ...replace(own.data as unknown as ChangeData) } }, ...parts];
  };
const saying = (data: DocumentData): Tamper => record(() => data);
const without = (start: string): Tamper =>
  record(({ touches }) => ({ touches: touches.filter((word) => !word.startsWith(start)) }));
const partsAt =
  (place: (index: number) => string): Tamper =>
  ([own, ...parts]) => [
    ...(own === undefined ? [] : [own]),
    ...parts.map((part, index) => ({ ...part, path: place(index) })),
  ];

const move = update('a', { stage: 'Dune' });
const twoMoves = [move, update('b', { stage: 'Dune' })];
const manyMoves = manyIds.map((id) => update(id, { stage: 'Dune' }));
const edit = { target: 'set', id: 'a', name: 'Tide', before: { stage: 'Lantern' }, after: { stage: 'Dune' } };

const differs = refused('differs from the edits of its record');
const summary = refused('differs from the kind or the counts of its record');
const wrongParts = refused('has other parts than its record says');
const wrongWords = refused('has a record with the wrong search words');

interface Case {
  readonly title: string;
  readonly rule: string;
  readonly tamper: Tamper;
  readonly writes?: readonly Write[];
}

const cases: readonly Case[] = [
  { title: 'no record', rule: refused('has no record'), tamper: () => [] },
  {
    title: 'two records',
    rule: refused('has two records'),
    tamper: (own) => own.flatMap((each) => [each, { ...each, path: change('second') }]),
  },
  {
    title: 'a record under another name',
    rule: refused('has a record under another name'),
    tamper: (own) => own.map((each) => ({ ...each, path: change('second') })),
  },
  {
    title: 'the id of another author',
    rule: refused('has a record by another author'),
    tamper: saying({ by: { ...by, id: other.id } }),
  },
  {
    title: 'the e-mail of another author',
    rule: refused('has a record by another author'),
    tamper: saying({ by: { ...by, email: other.email } }),
  },
  {
    title: 'an edit that is not done',
    rule: differs,
    tamper: saying({ edits: [edit, { ...edit, id: 'b' }] }),
  },
  {
    title: 'an edit that is not in the record',
    rule: differs,
    writes: twoMoves,
    tamper: saying({ edits: [edit] }),
  },
  {
    title: 'an edit that is in the record twice',
    rule: differs,
    writes: twoMoves,
    tamper: saying({ edits: [edit, edit] }),
  },
  {
    title: 'another value before',
    rule: differs,
    tamper: saying({ edits: [{ ...edit, before: { stage: 'Pier' } }] }),
  },
  {
    title: 'another value after',
    rule: differs,
    tamper: saying({ edits: [{ ...edit, after: { stage: 'Pier' } }] }),
  },
  {
    title: 'another name of the set',
    rule: differs,
    tamper: saying({ edits: [{ ...edit, name: 'Ebb' }] }),
  },
  { title: 'a wrong count of created sets', rule: summary, tamper: saying({ created: 1 }) },
  { title: 'a wrong count of edited sets', rule: summary, tamper: saying({ edited: 0 }) },
  { title: 'a wrong count of deleted sets', rule: summary, tamper: saying({ deleted: 1 }) },
  { title: 'another kind', rule: summary, tamper: saying({ kind: 'setsEdited' }) },
  {
    title: 'a part that the record does not name',
    rule: wrongParts,
    tamper: (own) => [
      ...own,
      { type: 'create', path: paths.changePart('f1', 'now', partId(0)), data: { edits: [edit] } },
    ],
  },
  {
    title: 'a part too few',
    rule: wrongParts,
    writes: manyMoves,
    tamper: saying({ parts: 2 }),
  },
  {
    title: 'a part of another change',
    rule: wrongParts,
    writes: manyMoves,
    tamper: partsAt((index) => paths.changePart('f1', 'made', partId(index + 7))),
  },
  {
    title: 'a part under another number',
    rule: wrongParts,
    writes: manyMoves,
    tamper: partsAt((index) => paths.changePart('f1', 'now', partId(index + 1))),
  },
  { title: 'a record that the history does not list', rule: wrongWords, tamper: without('listed') },
  { title: 'no word for its kind', rule: wrongWords, tamper: without('kind:') },
  { title: 'no word for its person', rule: wrongWords, tamper: without('person:') },
  { title: 'no word for its set', rule: wrongWords, tamper: without('set:') },
  { title: 'no word for its artist', rule: wrongWords, tamper: without('artist:') },
  { title: 'no word for the stage before', rule: wrongWords, tamper: without('stage:Lantern') },
  { title: 'no word for the stage after', rule: wrongWords, tamper: without('stage:Dune') },
  {
    title: 'a word too many',
    rule: wrongWords,
    tamper: record(({ touches }) => ({ touches: [...touches, 'stage:Pier'] })),
  },
  {
    title: 'the days of another zone',
    rule: 'conflict: festivals/f1 has another zone than its record goes by',
    tamper: without('day:'),
  },
];

describe('a commit is refused for', () => {
  it.each(cases)('$title', ({ rule, tamper, writes = [move] }) => {
    expect(attempt(founded, 'now', writes)).not.toBeTypeOf('string');
    expect(attempt(founded, 'now', writes, {}, tamper)).toBe(rule);
  });

  it('only stamps, as they are written without a record', () => {
    expect(attempt(founded, 'now', [update('a', { updatedAt: at })])).toBe(refused('has no record'));
  });

  it('a part that was there before', () => {
    const path = paths.changePart('f1', 'now', partId(0));
    const part: DocumentSnapshot = { path, id: partId(0), version: 'old', data: { edits: [edit] } };
    const asUpdate: Tamper = (own) =>
      own.map((each) =>
        each.type === 'create' && each.path === path ? { type: 'update', path, data: each.data } : each,
      );
    const stored = new Map([...founded, [path, part] as const]);
    expect(attempt(stored, 'now', manyMoves, {}, asUpdate)).toBe(wrongParts);
  });
});

describe('the change that a record names', () => {
  const moved = committed(founded, 'moved', [move]);
  const back = update('a', { stage: 'Lantern' });
  const undone = committed(moved, 'undone', [back], { kind: 'undone', of: 'moved' });
  const cleared = committed(founded, 'cleared', [remove('a')]);
  const undoOf = (of: string) => ({ kind: 'undone', of }) as const;
  const isTaken = (result: Stored | string) => typeof result !== 'string';

  it('is taken back, brought back or restored', () => {
    expect(isTaken(attempt(undone, 'now', [move], { kind: 'redone', of: 'undone' }))).toBe(true);
    expect(isTaken(attempt(moved, 'now', [remove('b')], { kind: 'restored', of: 'made' }))).toBe(true);
    const again = create('a', { artistName: 'Tide' });
    expect(isTaken(attempt(cleared, 'now', [again], undoOf('cleared')))).toBe(true);
    const restaged = committed(founded, 'restaged', manyMoves);
    const allBack = manyIds.map((id) => update(id, { stage: 'Lantern' }));
    expect(isTaken(attempt(restaged, 'now', allBack, undoOf('restaged')))).toBe(true);
  });

  it.each(['undone', 'redone', 'restored'] as const)('is there in a record of kind %s', (kind) => {
    const rule = refused('does not say which change it takes back');
    expect(attempt(moved, 'now', [back], { kind })).toBe(rule);
  });

  it.each(['never', 'now'])('is on record in this festival before the commit, unlike %s', (of) => {
    const rule = refused('names a change that is not on record');
    expect(attempt(moved, 'now', [back], undoOf(of))).toBe(rule);
    expect(attempt(moved, 'now', [back], { kind: 'restored', of })).toBe(rule);
  });

  it('is named by no other kind of change', () => {
    expect(attempt(moved, 'now', [back], { of: 'moved' })).toBe(
      refused('names a change without taking it back'),
    );
  });

  it('is an undo where a redo names it, and none where an undo does', () => {
    const rule = refused('takes back an undo, or brings back what was not undone');
    expect(attempt(moved, 'now', [back], { kind: 'redone', of: 'moved' })).toBe(rule);
    expect(attempt(undone, 'now', [move], undoOf('undone'))).toBe(rule);
  });

  it.each<[string, Write]>([
    ['another document', remove('b')],
    ['another field', update('a', { artistName: 'Ebb' })],
    ['another value', update('a', { stage: 'Pier' })],
    ['a deletion of what was changed', remove('a')],
  ])('is all that an undo takes back: not %s', (_, write) => {
    const rule = refused('does more than take back the change it names');
    expect(attempt(moved, 'now', [write], undoOf('moved'))).toBe(rule);
  });
});

describe('an import row by row', () => {
  const kind = 'spreadsheetImported';
  const first = { kind, importId: 'i1' } as const;
  const listed = committed(founded, 'first', [create('r1')], first);
  const further = { ...first, of: 'first' };
  const both = committed(listed, 'second', [create('r2')], further);

  it('is taken back with all its rows, and with nothing else', () => {
    const undo = { kind: 'undone', of: 'first' } as const;
    expect(attempt(both, 'now', [remove('r1'), remove('r2')], undo)).not.toBeTypeOf('string');
    expect(attempt(both, 'now', [update('r2', { stage: 'Dune' })], undo)).toBe(
      refused('does more than take back the change it names'),
    );
  });

  const unlisted = refused('continues an import that the history does not list');
  it.each<[string, string, RecordTraits]>([
    ['without an import', refused('names no import'), { kind }],
    ['of another kind', refused('names an import without being one'), { importId: 'i1' }],
    ['whose first row never was', refused('names a change that is not on record'), { ...first, of: 'x' }],
    ['whose first row is of another import', unlisted, { ...further, importId: 'i2' }],
    ['whose first row is somebody else’s', unlisted, { ...further, by: other }],
    ['whose first row is not listed', unlisted, { ...first, of: 'second' }],
    ['whose first row is no row', unlisted, { ...first, of: 'made' }],
  ])('has no row %s', (_, rule, traits) => {
    expect(attempt(both, 'now', [create('r3')], traits)).toBe(rule);
  });

  it('has no row that the history does not list and that names none', () => {
    expect(attempt(both, 'now', [create('r3')], first, without('listed'))).toBe(wrongWords);
  });
});
