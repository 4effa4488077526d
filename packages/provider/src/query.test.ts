import { timestampFromMillis } from '@lineup/domain';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DocumentData, Filter, Query } from './documents.ts';
import { applyQuery, compareForQuery, matchesQuery } from './query.ts';

const collection = 'festivals';
const document = (id: string, data: DocumentData) => ({ id, path: `${collection}/${id}`, data });
const idsOf = (query: Query, documents: readonly ReturnType<typeof document>[]) =>
  applyQuery(query, documents).map(({ id }) => id);
const passes = (filter: Filter, data: DocumentData) =>
  matchesQuery({ collection, where: [filter] }, document('a', data));

describe('the collection', () => {
  test('holds its own documents and not those below or beside it', () => {
    const match = (path: string) =>
      matchesQuery({ collection }, { path, id: path.slice(path.lastIndexOf('/') + 1), data: {} });
    expect(match('festivals/a')).toBe(true);
    expect(match('festivals/a/lineupEvents/b')).toBe(false);
    expect(match('users/a')).toBe(false);
  });
});

describe('filters', () => {
  const early = timestampFromMillis(1000);
  const late = { seconds: 1, nanoseconds: 1 };
  test.each<[Filter['op'], boolean, boolean, boolean]>([
    ['==', false, true, false],
    ['<', true, false, false],
    ['<=', true, true, false],
    ['>', false, false, true],
    ['>=', false, true, true],
  ])('%s compares numbers', (op, below, equal, above) => {
    expect([1, 2, 3].map((n) => passes({ field: 'n', op, value: 2 }, { n }))).toEqual([below, equal, above]);
  });

  test('compare timestamps by time, to the nanosecond', () => {
    expect(passes({ field: 't', op: '<', value: late }, { t: early })).toBe(true);
    expect(passes({ field: 't', op: '==', value: late }, { t: { nanoseconds: 1, seconds: 1 } })).toBe(true);
    expect(passes({ field: 't', op: '==', value: late }, { t: early })).toBe(false);
  });

  test('compare texts and booleans', () => {
    expect(passes({ field: 's', op: '>', value: 'Aardvark' }, { s: 'Zebra' })).toBe(true);
    expect(passes({ field: 'b', op: '==', value: true }, { b: true })).toBe(true);
    expect(passes({ field: 'b', op: '==', value: true }, { b: false })).toBe(false);
  });

  test('never hold between values of different kinds', () => {
    expect(passes({ field: 'n', op: '==', value: '2' }, { n: 2 })).toBe(false);
    expect(passes({ field: 'n', op: '<', value: '9' }, { n: 2 })).toBe(false);
    expect(passes({ field: 'n', op: '>', value: null }, { n: 2 })).toBe(false);
  });

  test('find null where it stands, not where the field is missing', () => {
    expect(passes({ field: 'n', op: '==', value: null }, { n: null })).toBe(true);
    expect(passes({ field: 'n', op: '==', value: null }, {})).toBe(false);
    expect(passes({ field: 'n', op: '<=', value: null }, { n: null })).toBe(false);
  });

  test('do not see what every object has', () => {
    expect(passes({ field: 'constructor', op: '>=', value: '' }, {})).toBe(false);
    expect(
      matchesQuery(
        { collection, orderBy: [{ field: 'toString', direction: 'ascending' }] },
        document('a', {}),
      ),
    ).toBe(false);
  });

  test('must all hold', () => {
    const query: Query = {
      collection,
      where: [
        { field: 'n', op: '>=', value: 2 },
        { field: 'n', op: '<', value: 4 },
      ],
    };
    expect(
      idsOf(
        query,
        [1, 2, 3, 4].map((n) => document(`d${n}`, { n })),
      ),
    ).toEqual(['d2', 'd3']);
  });
});

describe('the order', () => {
  test('is by the fields in turn, then by id', () => {
    const documents = [
      document('d', { stage: 'Dune', at: 1 }),
      document('c', { stage: 'Dune', at: 2 }),
      document('b', { stage: 'Beacon', at: 1 }),
      document('a', { stage: 'Dune', at: 2 }),
    ];
    const query: Query = {
      collection,
      orderBy: [
        { field: 'stage', direction: 'ascending' },
        { field: 'at', direction: 'descending' },
      ],
    };
    expect(idsOf(query, documents)).toEqual(['b', 'a', 'c', 'd']);
    expect(idsOf({ collection }, documents)).toEqual(['a', 'b', 'c', 'd']);
  });

  test('leaves documents without the field out, and keeps those where it is null', () => {
    const query: Query = { collection, orderBy: [{ field: 'n', direction: 'ascending' }] };
    const documents = [document('a', {}), document('b', { n: 1 }), document('c', { n: null })];
    expect(idsOf(query, documents)).toEqual(['c', 'b']);
  });

  test('takes kinds in turn: null, booleans, numbers, timestamps, texts, lists', () => {
    const values = [[1], 'a', timestampFromMillis(0), 5, true, false, null];
    const documents = values.map((v, index) => document(String(index), { v }));
    const query: Query = { collection, orderBy: [{ field: 'v', direction: 'ascending' }] };
    expect(idsOf(query, documents)).toEqual(['6', '5', '4', '3', '2', '1', '0']);
  });

  test('takes texts by their code points', () => {
    const texts = ['', 'a', 'aa', 'b', 'é', '\ud83d', '\ud83db', '\uff41', '\uff41b', '😀', '😀b', '😁'];
    const documents = texts.map((v, index) => document(String.fromCodePoint(97 + index), { v }));
    const query: Query = { collection, orderBy: [{ field: 'v', direction: 'ascending' }] };
    expect(idsOf(query, documents.toReversed())).toEqual(documents.map(({ id }) => id));
  });

  test('begins with what is damaged, whatever the direction', () => {
    const documents = [
      document('a', { n: null }),
      { ...document('c', {}), damaged: true as const },
      document('d', { n: 1 }),
      { ...document('b', {}), damaged: true as const },
    ];
    const by = (direction: 'ascending' | 'descending') => ({
      collection,
      orderBy: [{ field: 'n', direction }],
    });
    expect(idsOf(by('ascending'), documents)).toEqual(['b', 'c', 'a', 'd']);
    expect(idsOf(by('descending'), documents)).toEqual(['b', 'c', 'd', 'a']);
  });

  test('the limit cuts after ordering', () => {
    const documents = [3, 1, 2].map((n) => document(`d${n}`, { n }));
    const query: Query = { collection, orderBy: [{ field: 'n', direction: 'descending' }], limit: 2 };
    expect(idsOf(query, documents)).toEqual(['d3', 'd2']);
  });

  test('is the same however the documents come', () => {
    const value = fc.oneof(
      fc.constant(null),
      fc.boolean(),
      fc.integer(),
      fc.string(),
      fc.integer({ min: 0, max: 9 }).map(timestampFromMillis),
    );
    const documents = fc.uniqueArray(fc.record({ id: fc.string({ minLength: 1 }), v: value }), {
      selector: ({ id }) => id,
    });
    fc.assert(
      fc.property(documents, fc.constantFrom('ascending', 'descending'), (list, direction) => {
        const query: Query = { collection, orderBy: [{ field: 'v', direction }] };
        const all = list.map(({ id, v }) => document(id, { v }));
        const compare = compareForQuery(query);
        const ordered = applyQuery(query, all);
        expect(applyQuery(query, all.toReversed())).toEqual(ordered);
        ordered.slice(1).forEach((next, index) => {
          expect(compare(ordered[index] ?? next, next)).toBeLessThan(0);
        });
      }),
    );
  });
});
