import { partId, timestampFromMillis } from '@lineup/domain';
import type { DocumentValue } from '@lineup/provider';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Fields, RulesWrite, Decision } from '../testing/firestore-requests.ts';
import { inTurns } from '../testing/in-turns.ts';
import type { RulesWorld } from '../testing/rules-world.ts';
import { administrators, sessionNames } from '../testing/sessions.ts';
import { changed, made, pathOf, validDocument } from '../testing/valid-documents.ts';
import { headAt, recordOf, type RulesAuthor } from '../testing/with-record.ts';

const name = 'change-now';
const earlier = 'change-before';

/** What a commit writes, its record and its head; each may be another one or missing. */
interface Attempt {
  readonly title: string;
  /** The festival is not there before, nor anything below it. */
  readonly isNew?: true;
  readonly decision: Decision;
  readonly writes?: (at: Places) => readonly RulesWrite[];
  /** Changes of the record's fields; null leaves it out. */
  readonly record?: Fields | null;
  /** Where it is kept instead of below the festival under the commit's name. */
  readonly recordAt?: (at: Places) => string;
  /** What the head names; null leaves it as it is. */
  readonly head?: string | null;
  readonly more?: (at: Places) => readonly RulesWrite[];
}

function placesOf(festivalId: string) {
  return {
    festivalId,
    festival: pathOf('festival', '', festivalId),
    event: pathOf('lineupEvent', festivalId, 'a'),
    other: pathOf('lineupEvent', festivalId, 'b'),
    act: pathOf('unplacedAct', festivalId, 'a'),
    block: pathOf('block', festivalId, 'a'),
    source: pathOf('importSource', festivalId, 'a'),
    change: (id: string) => `festivals/${festivalId}/changes/${id}`,
    part: (id: string, of = name) => `festivals/${festivalId}/changes/${of}/parts/${id}`,
  };
}
type Places = ReturnType<typeof placesOf>;

const version = { _version: name, _basedOn: '' };
const creation = ({ other, festivalId }: Places): readonly RulesWrite[] => [
  { type: 'set', path: other, fields: { ...validDocument('lineupEvent', festivalId), _version: name } },
];
const update = ({ event }: Places): readonly RulesWrite[] => [
  { type: 'update', path: event, fields: { artistName: 'Ebb', ...version } },
];
const deletion = ({ event }: Places): readonly RulesWrite[] => [{ type: 'delete', path: event }];
const details = ({ festival }: Places): readonly RulesWrite[] => [
  { type: 'update', path: festival, fields: { name: 'Second', ...version } },
];
const newFestival = ({ festival, festivalId }: Places): readonly RulesWrite[] => [
  { type: 'set', path: festival, fields: { ...validDocument('festival', festivalId), _version: name } },
];

const otherKinds = {
  act: { documentKind: 'unplacedAct', change: { artistName: 'Ebb' } },
  block: { documentKind: 'block', change: { name: 'Hold' } },
  source: { documentKind: 'importSource', change: { sets: { a: '{}' } } },
} as const;
type OtherKind = keyof typeof otherKinds;

const ofOther = (kind: OtherKind, operation: 'create' | 'update' | 'delete'): Work => ({
  writes: (at) => {
    const { documentKind, change } = otherKinds[kind];
    const path = operation === 'create' ? pathOf(documentKind, at.festivalId, 'b') : at[kind];
    const fields = { ...validDocument(documentKind, at.festivalId), _version: name };
    if (operation === 'create') return [{ type: 'set', path, fields }];
    if (operation === 'delete') return [{ type: 'delete', path }];
    return [{ type: 'update', path, fields: { ...change, ...version } }];
  },
});

type Work = Pick<Attempt, 'writes' | 'isNew'>;
const works: Readonly<Record<string, Work>> = {
  'a festival’s creation': { writes: newFestival, isNew: true },
  'a change of details': { writes: details },
  'a set’s creation': { writes: creation },
  'an update': { writes: update },
  'a deletion': { writes: deletion },
  'an unplaced act’s creation': ofOther('act', 'create'),
  'an unplaced act’s update': ofOther('act', 'update'),
  'an unplaced act’s deletion': ofOther('act', 'delete'),
  'a block’s creation': ofOther('block', 'create'),
  'a block’s update': ofOther('block', 'update'),
  'a block’s deletion': ofOther('block', 'delete'),
  'an import source’s creation': ofOther('source', 'create'),
  'an import source’s update': ofOther('source', 'update'),
  'an import source’s deletion': ofOther('source', 'delete'),
};

/** What is wrong with the record of a commit. */
const forgeries: Readonly<Record<string, Omit<Attempt, 'title' | 'decision' | 'writes'>>> = {
  'without a record': { record: null },
  'without record and head': { record: null, head: null },
  'with an earlier change’s name on the head': { head: earlier },
  'whose record is another festival’s': { recordAt: () => `festivals/elsewhere/changes/${name}` },
  'whose record is under another name': { recordAt: ({ change }) => change('another') },
  'by another author': { record: { by: { id: 'user-stale', email: 'administrator@festival.example' } } },
  'under another e-mail address': { record: { by: { id: 'user-administrator', email: 'a@b.example' } } },
  'of another time': { record: { at: timestampFromMillis(1_700_000_000_000) } },
  'whose record is based on another': { record: { _basedOn: 'made' } },
  'whose record tells of another set': { record: { edits: toldOf({ id: 'c' }) } },
  'whose record tells of another festival': {
    record: { edits: toldOf({ target: 'festival', id: 'elsewhere' }) },
  },
  'whose part is missing': { record: { parts: 1 } },
};

function toldOf(edit: Fields): readonly DocumentValue[] {
  return [{ target: 'set', id: 'b', name: 'Tide', before: null, after: {}, ...edit }] as DocumentValue[];
}

const edits = toldOf({});
const part = (path: string, fields: Fields = {}): RulesWrite => ({
  type: 'set',
  path,
  fields: { edits, ...made, _version: name, ...fields },
});

const listedWords = (kind: string) => ['listed', `kind:${kind}`, 'person:user-administrator', 'set:b'];
const wayBack = (kind: 'undone' | 'redone' | 'restored', of?: string): Fields => ({
  kind,
  touches: listedWords(kind),
  ...(of !== undefined && { of }),
});
const furtherRow = {
  kind: 'spreadsheetImported',
  importId: 'import-1',
  of: 'row-listed',
  touches: ['import:import-1', 'set:b'],
};
const row = { kind: 'spreadsheetImported', importId: 'import-1' };
const own = { id: 'user-administrator', email: 'administrator@festival.example' };

/** Changes that were made before, by what is particular about their records. */
const changesBefore: Readonly<Record<string, Fields>> = {
  [earlier]: { touches: ['listed', 'set:b'] },
  'undo-before': { kind: 'undone', of: earlier, touches: ['listed', 'set:b'] },
  'of-another-set': { touches: ['listed', 'set:c'] },
  'row-listed': { ...row, by: own, touches: ['listed', 'import:import-1'] },
  'row-unlisted': { ...row, by: own, of: 'row-listed', touches: ['import:import-1'] },
  'row-of-another': { ...row, by: { ...own, id: 'another' }, touches: ['listed', 'import:import-1'] },
};

const numbers = (count: number) => Array.from({ length: count }, (_, index) => partId(index));

const attempts: readonly Attempt[] = [
  ...Object.entries(works).flatMap(([work, one]): Attempt[] => [
    { ...one, title: `${work} with its record`, decision: 'allowed' },
    ...Object.entries(forgeries).map(([title, forged]): Attempt => ({
      ...one,
      ...forged,
      title: `${work} ${title}`,
      decision: 'refused',
    })),
  ]),
  { title: 'a creation that moves no head', decision: 'allowed', head: null },
  { title: 'a deletion that moves no head', decision: 'refused', writes: deletion, head: null },
  ...(['act', 'block', 'source'] as const).map((kind): Attempt => ({
    ...ofOther(kind, 'delete'),
    title: `a deletion of the ${kind} that moves no head`,
    decision: 'refused',
    head: null,
  })),
  {
    title: 'a creation that names an earlier record',
    decision: 'refused',
    record: null,
    head: null,
    writes: ({ other, festivalId }) => [
      {
        type: 'set',
        path: other,
        fields: { ...validDocument('lineupEvent', festivalId), _version: earlier },
      },
    ],
  },
  { title: 'a record without a write', decision: 'refused', writes: () => [], record: { edits } },
  {
    title: 'a record of a deletion that is not done',
    decision: 'refused',
    record: { edits: toldOf({ id: 'a', after: null }) },
  },
  ...Object.entries({
    'with more about its author': {
      by: { id: 'user-administrator', email: 'administrator@festival.example', name: 'Ada' },
    },
    'of an unknown kind': { kind: 'guessed' },
    'without edits': { edits: [] },
    'with edits that are none': { edits: 'all' },
    'with too many edits': { edits: Array.from({ length: 201 }, () => edits[0] ?? null) },
    'with a part of a part': { parts: 0.5 },
    'with fewer than no parts': { parts: -1 },
    'with a wrong count': { created: 'one' },
    'with a wrong count of edited sets': { edited: 100_001 },
    'with a wrong count of deleted sets': { deleted: null },
    'that touches no list': { touches: 'all' },
    'that touches too much': { touches: Array.from({ length: 1021 }, (_, index) => `set:${index}`) },
    'that the list leaves out': { touches: ['kind:setsEdited', 'person:user-administrator', '*'] },
    'that is not found by its kind': { touches: ['listed', 'person:user-administrator', '*'] },
    'that is not found by its author': { touches: ['listed', 'kind:setsEdited', 'person:other', '*'] },
    'that is not found by its set': { touches: ['listed', 'kind:setsEdited', 'person:user-administrator'] },
    'that is not found by its import': { kind: 'spreadsheetImported', importId: 'import-1' },
    'that the list leaves out without an import': { kind: 'spreadsheetImported', touches: ['*'] },
    'of a row that names no listed one': { ...furtherRow, of: undefined },
    'of a row whose import is another than that of the row it names': { ...furtherRow, importId: 'import-2' },
    'of a row that names what is no row': { ...furtherRow, of: earlier },
    'of a row that names a row that is not listed': { ...furtherRow, of: 'row-unlisted' },
    'of a row that names somebody else’s': { ...furtherRow, of: 'row-of-another' },
    'of a row that names none that is there': { ...furtherRow, of: 'never' },
    'of a row without an import': { ...furtherRow, importId: undefined, of: undefined },
    'of an import that is none': {
      importId: 'import-1',
      touches: [...listedWords('setsEdited'), 'import:import-1'],
    },
    'that names a change without taking it back': { of: earlier },
    'of an undo that names nothing': wayBack('undone'),
    'of an undo of a change that never was': wayBack('undone', 'never'),
    'of an undo of itself': wayBack('undone', name),
    'of an undo of an undo': wayBack('undone', 'undo-before'),
    'of an undo of another set’s change': wayBack('undone', 'of-another-set'),
    'of a redo of what was not undone': wayBack('redone', earlier),
    'of a restoration of a state that never was': wayBack('restored', 'never'),
    'of a change that has no id': { ...wayBack('restored'), of: 'a/b' },
    'of an import that has no id': { kind: 'spreadsheetImported', importId: 7 },
    'of a file without a name': { source: 7 },
    'with a field of its own': { note: 'mine' },
    'of another version': { _version: 'another' },
  }).map(([title, record]): Attempt => ({ title: `a record ${title}`, decision: 'refused', record })),
  {
    title: 'a record with all that it may say',
    decision: 'allowed',
    record: {
      kind: 'spreadsheetImported',
      importId: 'import-1',
      source: 'lineup.csv',
      touches: [...listedWords('spreadsheetImported'), 'import:import-1'],
    },
  },
  ...(
    [
      ['undone', earlier],
      ['redone', 'undo-before'],
      ['restored', 'of-another-set'],
    ] as const
  ).map(([kind, of]): Attempt => ({
    title: `a record of kind ${kind} that names a change`,
    decision: 'allowed',
    record: wayBack(kind, of),
  })),
  {
    title: 'a record of a row, of which another stands in the list',
    decision: 'allowed',
    record: furtherRow,
  },
  {
    title: 'a record with its part',
    decision: 'allowed',
    record: { parts: 1 },
    more: ({ part: at }) => [part(at('0000'))],
  },
  {
    title: 'a record with its eleven parts',
    decision: 'allowed',
    record: { parts: 11 },
    more: ({ part: at }) => numbers(11).map((number) => part(at(number))),
  },
  ...['0000', '0001'].map((left): Attempt => ({
    title: `a record with no part of two but ${left}`,
    decision: 'refused',
    record: { parts: 2 },
    more: ({ part: at }) => [part(at(left))],
  })),
  {
    title: 'a part without a record',
    decision: 'refused',
    writes: () => [],
    record: null,
    head: null,
    more: ({ part: at }) => [part(at('0000'))],
  },
  {
    title: 'a part of a record of another festival',
    decision: 'refused',
    recordAt: () => `festivals/elsewhere/changes/${name}`,
    writes: () => [],
    more: ({ part: at }) => [part(at('0000'))],
  },
  {
    title: 'a head without a record',
    decision: 'refused',
    writes: () => [],
    record: null,
  },
  {
    title: 'an update that names an earlier record and writes it again',
    decision: 'refused',
    writes: ({ event }) => [
      { type: 'update', path: event, fields: { artistName: 'Ebb', ...version, _version: earlier } },
    ],
    recordAt: ({ change }) => change(earlier),
    record: { _version: earlier },
    head: earlier,
  },
  ...Object.entries({
    changed: (path: string): RulesWrite => ({
      type: 'update',
      path,
      fields: { kind: 'details', ...changed },
    }),
    removed: (path: string): RulesWrite => ({ type: 'delete', path }),
  }).map(([done, write]): Attempt => ({
    title: `an update beside which an earlier record is ${done}`,
    decision: 'refused',
    writes: update,
    more: ({ change }) => [write(change(earlier))],
  })),
  {
    title: 'a festival’s deletion with its record',
    decision: 'refused',
    writes: ({ festival }) => [{ type: 'delete', path: festival }],
  },
  {
    title: 'a part beyond the record’s',
    decision: 'refused',
    record: { parts: 1 },
    more: ({ part: at }) => [part(at('0000')), part(at('0001'))],
  },
  {
    title: 'a part under a name that is no number',
    decision: 'refused',
    record: { parts: 1 },
    more: ({ part: at }) => [part(at('0000')), part(at('last'))],
  },
  {
    title: 'a part without edits',
    decision: 'refused',
    record: { parts: 1 },
    more: ({ part: at }) => [part(at('0000'), { edits: [] })],
  },
  {
    title: 'a part with a field of its own',
    decision: 'refused',
    record: { parts: 1 },
    more: ({ part: at }) => [part(at('0000'), { note: 'mine' })],
  },
  {
    title: 'a part of another version',
    decision: 'refused',
    record: { parts: 1 },
    more: ({ part: at }) => [part(at('0000'), { _version: 'another' })],
  },
  {
    title: 'a part of an earlier record',
    decision: 'refused',
    more: ({ part: at }) => [part(at('0000', earlier), { _version: earlier })],
  },
  {
    title: 'a second head',
    decision: 'refused',
    more: ({ festivalId }) => [{ ...headAt(festivalId, name), path: `festivals/${festivalId}/heads/other` }],
  },
  {
    title: 'a head with more',
    decision: 'refused',
    head: null,
    more: ({ festivalId }) => [
      {
        type: 'set',
        path: `festivals/${festivalId}/heads/changes`,
        fields: { changeId: name, _version: name, _basedOn: null, note: 'mine' },
      },
    ],
  },
  {
    title: 'a head of another version',
    decision: 'refused',
    head: null,
    more: ({ festivalId }) => [
      {
        type: 'set',
        path: `festivals/${festivalId}/heads/changes`,
        fields: { changeId: name, _version: 'another', _basedOn: null },
      },
    ],
  },
];

const later: readonly { readonly title: string; readonly write: (at: Places) => RulesWrite }[] = [
  {
    title: 'changed',
    write: ({ change }) => ({
      type: 'update',
      path: change(earlier),
      fields: { kind: 'details', ...changed },
    }),
  },
  {
    title: 'written again',
    write: ({ change }) => ({
      type: 'set',
      path: change(earlier),
      fields: { ...validDocument('change', ''), _version: earlier },
    }),
  },
  { title: 'removed', write: ({ change }) => ({ type: 'delete', path: change(earlier) }) },
  {
    title: 'removed with its part',
    write: ({ part: at }) => ({ type: 'delete', path: at('0000', earlier) }),
  },
];

function commitOf(one: Attempt, at: Places, author: RulesAuthor): readonly RulesWrite[] {
  const writes = (one.writes ?? creation)(at);
  const head = one.head === undefined ? name : one.head;
  const path = one.recordAt?.(at) ?? at.change(name);
  const record: readonly RulesWrite[] =
    one.record === null
      ? []
      : [{ type: 'set', path, fields: { ...recordOf(writes, author, name), ...one.record } }];
  return [
    ...writes,
    ...record,
    ...(head === null ? [] : [headAt(at.festivalId, head)]),
    ...(one.more?.(at) ?? []),
  ];
}

/** The law of the history: no write without its record, no record without its write, and nothing of it changes later. */
export function describeRecords(world: RulesWorld): void {
  describe('records', () => {
    const places = (index: number) => placesOf(`history-${index}`);
    const all = [...attempts, ...later];
    beforeAll(async () => {
      await world.begin();
      const there = [...all.entries()].filter(([, one]) => !('isNew' in one));
      await inTurns(['elsewhere', ...there.map(([index]) => `history-${index}`)], (festivalId) => {
        const at = placesOf(festivalId);
        return world.seed([
          { type: 'set', path: at.festival, fields: validDocument('festival', at.festivalId) },
          { type: 'set', path: at.event, fields: validDocument('lineupEvent', at.festivalId) },
          { type: 'set', path: at.act, fields: validDocument('unplacedAct', at.festivalId) },
          { type: 'set', path: at.block, fields: validDocument('block', at.festivalId) },
          { type: 'set', path: at.source, fields: validDocument('importSource', at.festivalId) },
          ...Object.entries(changesBefore).map(([id, fields]): RulesWrite => ({
            type: 'set',
            path: at.change(id),
            fields: { ...validDocument('change', at.festivalId), ...fields, _version: id },
          })),
          part(at.part('0000', earlier)),
          headAt(at.festivalId, earlier),
        ]);
      });
    }, 120_000);

    test.each(attempts)('$title: $decision', async (one) => {
      const at = places(attempts.indexOf(one));
      const { token, ...author } = world.session('administrator');
      await expect(world.firestore.commit(token, commitOf(one, at, author))).resolves.toBe(one.decision);
    });

    test.each(later)('an earlier one cannot be $title', async (one) => {
      const at = places(attempts.length + later.indexOf(one));
      const { token } = world.session('administrator');
      await expect(world.firestore.commit(token, [one.write(at)])).resolves.toBe('refused');
    });

    const strangers = sessionNames.filter((session) => !administrators.has(session));
    test.each(strangers)('%s leaves none', async (session) => {
      const { token, ...author } = world.session(session);
      const decisions: Decision[] = [];
      for (const [title, work] of Object.entries(works)) {
        const at = placesOf(work.isNew === true ? 'nowhere' : 'elsewhere');
        const attempt = commitOf({ ...work, title, decision: 'refused' }, at, author);
        decisions.push(await world.firestore.commit(token, attempt));
      }
      expect(new Set(decisions)).toEqual(new Set(['refused']));
    });
  });
}
