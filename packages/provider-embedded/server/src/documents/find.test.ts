import { collectionsBelow, timestampFromMillis, paths } from '@lineup/domain';
import { applyQuery, type DocumentData, type Filter, type Order, type Query } from '@lineup/provider';
import type { QueryShape } from '@lineup/provider/query-shapes';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '../database/open.ts';
import { countFound, findPage } from './find.ts';
import { indexedShapes, unindexedShapes } from './indexes.ts';
import { translate } from './query-sql.ts';
import { createDocumentStore } from './store.ts';
import { countingIds, frozenClock } from './testing/fixtures.ts';

const collections = collectionsBelow('f1');

/** A store with these documents, without checking their schemas; null stands for a damaged one. */
function storeOf(collection: string, documents: readonly (DocumentData | null)[]) {
  const db = openDatabase(':memory:');
  documents.forEach((data, index) => {
    const text = data === null ? '{"artist' : JSON.stringify(data);
    db.run('INSERT INTO documents VALUES (?, ?, ?, 1)', `${collection}/d${index}`, collection, text);
  });
  const store = createDocumentStore({ db, now: frozenClock().now, randomId: countingIds() });
  const snapshots = documents.map((data, index) => ({
    path: `${collection}/d${index}`,
    id: `d${index}`,
    version: '1',
    data: JSON.parse(JSON.stringify(data ?? {})) as DocumentData,
    ...(data === null && { damaged: true as const }),
  }));
  return { db, store, snapshots };
}

const text = fc.oneof(
  fc.constantFrom(
    '',
    'Quay',
    'quay',
    'QUAY',
    'Quai',
    'Quäy',
    'Qua\u0308y',
    'ebb',
    'Ebb',
    "O'Fog",
    '5',
    'null',
  ),
  fc.constantFrom('\uff41 wide', '😀', '😀b', '\ud83d', 'a\0b', 'a\0c', 'a', '{"a":1}', '3000'),
  fc.string({ unit: 'grapheme', maxLength: 4 }),
);
const timestamp = fc.oneof(
  fc.integer({ min: -3, max: 3 }).map((n) => ({ seconds: n, nanoseconds: 0 })),
  fc.record({
    seconds: fc.integer({ min: -62_135_596_800, max: 253_402_300_799 }),
    nanoseconds: fc.integer({ min: 0, max: 999_999_999 }),
  }),
);
const number = fc.oneof(
  fc.integer({ min: -3, max: 3 }),
  fc
    .double({ noNaN: true, noDefaultInfinity: true, min: -1e300, max: 1e300 })
    .filter((n) => n === 0 || Math.abs(n) > 1e-300),
);
const single = fc.oneof(text, text, timestamp, timestamp, number, fc.boolean(), fc.constant(null));
const value = fc.oneof(
  { weight: 9, arbitrary: single },
  { weight: 1, arbitrary: fc.constantFrom([1], { a: 1 }, {}) },
);

/** Fields with an index, in this collection or another, and one without. */
const fields = ['stage', 'timeStart', 'date', 'createdAt', 'startDate', 'status', 'at', 'other'] as const;
const word = fc.constantFrom('set:a', 'set:b', 'day:2026-07-03', '*', '');
const words = fc.oneof(fc.array(fc.oneof(word, number), { maxLength: 4 }), single);
const document = fc.record(
  {
    ...Object.fromEntries(fields.map((field) => [field, value])),
    touches: words,
    at: fc.oneof({ weight: 4, arbitrary: timestamp }, value),
  },
  { requiredKeys: [] },
);
const documents = fc.array(fc.option(document, { freq: 20 }), { maxLength: 12 });
const field = fc.constantFrom(...fields);
const filter: fc.Arbitrary<Filter> = fc.record({
  field,
  op: fc.constantFrom('==' as const, '==' as const, '<' as const, '<=' as const, '>' as const, '>=' as const),
  value: single,
});
const order: fc.Arbitrary<Order> = fc.record({
  field,
  direction: fc.constantFrom('ascending' as const, 'descending' as const),
});
/** The order used by the history. */
const newest: fc.Arbitrary<readonly Order[]> = fc.constant([{ field: 'at', direction: 'descending' }]);
const asked = fc.record(
  {
    where: fc.oneof(
      fc.array(filter, { maxLength: 2 }),
      filter.map((each): readonly Filter[] => [{ ...each, field: 'at' }]),
    ),
    containsAny: fc.record({
      field: fc.constantFrom('touches', 'touches', 'other'),
      values: fc.array(word, { minLength: 1, maxLength: 3 }),
    }),
    orderBy: fc.oneof(fc.array(order, { maxLength: 3 }), newest),
    limit: fc.integer({ min: 1, max: 6 }),
  },
  { requiredKeys: [] },
);
const collection = fc.constantFrom(...Object.values(collections));

describe('a query in SQL', () => {
  test('finds and counts what the port says, in its order', () => {
    fc.assert(
      fc.property(collection, documents, asked, (name, list, parts) => {
        const { db, store, snapshots } = storeOf(name, list);
        const query: Query = { collection: name, ...parts };
        const expected = applyQuery(query, snapshots);
        expect(store.query(query)).toEqual(expected);
        expect(countFound(db, query)).toBe(expected.length);
      }),
      { numRuns: 400 },
    );
  }, 60_000);

  test('goes on behind any document that it finds', () => {
    fc.assert(
      fc.property(collection, documents, asked, fc.integer({ min: 1, max: 5 }), (name, list, parts, size) => {
        const { db, snapshots } = storeOf(name, list);
        const { limit: _, ...query } = { collection: name, ...parts };
        const found: string[] = [];
        for (let after: string | null = null; ;) {
          const page = findPage(db, query, after, size);
          found.push(...page.documents.map(({ path }) => path));
          if (page.last === null) break;
          after = page.last;
        }
        expect(found).toEqual(applyQuery(query, snapshots).map(({ path }) => path));
      }),
      { numRuns: 300 },
    );
  }, 60_000);
});

describe('each query of the list', () => {
  const day = timestampFromMillis(Date.UTC(2026, 6, 3));
  const caseOf = (shape: QueryShape) => {
    const { kind, everywhere, equal = [], containsAny, orderBy = [], inRange } = shape;
    const where: Filter[] = equal.map((name) => ({ field: name, op: '==', value: 'Quay' }));
    if (inRange) where.push({ field: orderBy[0]?.field ?? '', op: '>=', value: day });
    const words =
      containsAny === undefined ? {} : { containsAny: { field: containsAny, values: ['a', '*'] } };
    if (everywhere) return [JSON.stringify(shape), { collection: paths.allEvents, ...words }] as const;
    return [JSON.stringify(shape), { collection: collections[kind], where, ...words, orderBy }] as const;
  };
  const cases = indexedShapes.map(caseOf);

  /** SQLite's query plan. */
  const planOf = (query: Query, after: string | null) => {
    const db = openDatabase(':memory:');
    const { found, damaged } = translate(query, after, 50);
    const plan = (sql: string, values: readonly (string | number | null)[]) =>
      db
        .all<{ detail: string }>(`EXPLAIN QUERY PLAN SELECT data ${sql}`, ...values)
        .map(({ detail }) => detail);
    return [
      ...plan(`${found.from} ORDER BY ${found.order} LIMIT 50`, found.values),
      ...plan(`${damaged.from} ORDER BY path`, damaged.values),
    ];
  };

  const hasAnyWord = ([, query]: (typeof cases)[number]) => 'containsAny' in query;
  const isOrdered = ([, query]: (typeof cases)[number]) => 'orderBy' in query && query.orderBy.length > 0;

  test.each(cases.filter((each) => !hasAnyWord(each)))(
    'is answered by an index, in order: %s',
    (_, query) => {
      for (const after of [null, `${query.collection}/x`]) {
        const plan = planOf(query, after);
        expect(plan.filter((step) => step.startsWith('SCAN'))).toEqual([]);
        expect(
          plan.filter((step) => / USING (?:COVERING )?INDEX \w+_by_\w+ \(collection=\?/u.test(step)),
        ).toHaveLength(2);
        expect(plan.filter((step) => step.startsWith('USE TEMP B-TREE FOR ORDER BY'))).toEqual([]);
      }
    },
  );

  test.each(cases.filter((each) => hasAnyWord(each) && !isOrdered(each)))(
    'finds the documents of the words by the table of words: %s',
    (_, query) => {
      const plan = planOf(query, null);
      expect(plan.filter((step) => step.includes('SCAN'))).toEqual([]);
      expect(plan).toContainEqual(
        expect.stringMatching(/SEARCH document_words USING PRIMARY KEY \(collection=\? AND word=\?\)/u),
      );
      expect(plan).toContainEqual(
        expect.stringMatching(/SEARCH documents USING INDEX sqlite_autoindex_documents\w* \(path=\?\)$/u),
      );
    },
  );

  test.each(cases.filter((each) => hasAnyWord(each) && isOrdered(each)))(
    'reads the first of each word in the order of the table of words: %s',
    (_, query) => {
      for (const after of [null, `${query.collection}/x`]) {
        const plan = planOf(query, after);
        const ofWords = plan.filter((step) => step.includes('document_words'));
        expect(ofWords).toHaveLength(2);
        for (const step of ofWords) {
          expect(step).toMatch(
            /^SEARCH document_words USING PRIMARY KEY \(collection=\? AND word=\? AND key_at[<>]/u,
          );
        }
        // Only the found documents are sorted.
        expect(plan.filter((step) => step.startsWith('USE TEMP B-TREE FOR ORDER BY'))).toHaveLength(1);
        expect(plan.filter((step) => step.startsWith('SEARCH documents'))).toContainEqual(
          expect.stringMatching(/USING INDEX sqlite_autoindex_documents\w* \(path=\?\)$/u),
        );
      }
    },
  );

  test.each(unindexedShapes.map(caseOf))('looks at one collection only: %s', (_, query) => {
    for (const after of [null, `${query.collection}/x`]) {
      const plan = planOf(query, after);
      expect(plan.filter((step) => step.startsWith('SCAN'))).toEqual([]);
      expect(plan.filter((step) => step.includes('(collection=?'))).toHaveLength(2);
    }
  });

  test('has an index that also gives the newest of one value, behind any id, without a look at others', () => {
    const status = { field: 'status', op: '==', value: 'completed' } as const;
    const { found } = translate({ collection: collections.lineupUpload, where: [status] }, null);
    const db = openDatabase(':memory:');
    const sql = `EXPLAIN QUERY PLAN SELECT data ${found.from} AND path < 'x' ORDER BY path DESC LIMIT 50`;
    expect(db.all<{ detail: string }>(sql, ...found.values).map(({ detail }) => detail)).toEqual([
      'SEARCH documents USING INDEX uploads_by_status (collection=? AND key_status=? AND path<?)',
    ]);
  });

  test('finds the history of an artist, however many changes there are of this one and of others', () => {
    const collection = collections.change;
    const changes = Array.from({ length: 1200 }, (_, index) => ({
      touches: ['listed', index % 400 === 0 ? 'artist:moss' : 'artist:owl'],
      at: timestampFromMillis(index * 1000),
    }));
    const { store } = storeOf(collection, changes);
    const newestOf = (word: string) =>
      store
        .query({
          collection,
          containsAny: { field: 'touches', values: [word, '*'] },
          orderBy: [{ field: 'at', direction: 'descending' }],
          limit: 3,
        })
        .map(({ id }) => id);
    expect(newestOf('artist:moss')).toEqual(['d800', 'd400', 'd0']);
    expect(newestOf('artist:owl')).toEqual(['d1199', 'd1198', 'd1197']);
  });

  test('has no index beside it that none of them takes', () => {
    const names = openDatabase(':memory:').all<{ name: string }>(
      "SELECT name FROM sqlite_master WHERE type = 'index' AND tbl_name = 'documents' AND sql IS NOT NULL",
    );
    const plans = cases.flatMap(([, query]) => planOf(query, null)).join('\n');
    expect(names.map(({ name }) => name).filter((name) => !plans.includes(`${name} `))).toEqual([]);
  });

  test('has the column of each of its fields', () => {
    const columns = openDatabase(':memory:').all<{ name: string }>(
      "SELECT name FROM pragma_table_xinfo('documents') WHERE name LIKE 'key_%'",
    );
    const named = indexedShapes.flatMap(({ equal = [], orderBy = [] }) => [
      ...equal,
      ...orderBy.map((each) => each.field),
    ]);
    expect(columns.map(({ name }) => name).toSorted()).toEqual(
      [...new Set(named)].map((name) => `key_${name}`).toSorted(),
    );
  });
});
