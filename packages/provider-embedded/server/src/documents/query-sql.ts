import { paths } from '@lineup/domain';
import {
  ProviderError,
  requireAnswerable,
  type ContainsAny,
  type Filter,
  type Query,
} from '@lineup/provider';
import type { SqlValue } from '../database/open.ts';
import { requireCollection } from './aggregates.ts';
import { hasWords, keyColumn, wordOrder } from './indexes.ts';
import { sortKey, spanOf } from './sort-key.ts';

/** The part of a query between SELECT with its columns and ORDER BY. */
interface Sql {
  readonly from: string;
  readonly values: readonly SqlValue[];
}

/** A query in SQL: separate parts for damaged documents, which always match, and for others. */
export interface TranslatedQuery {
  readonly damaged: Sql;
  readonly found: Sql & { readonly order: string };
}

interface OrderKey {
  readonly sql: string;
  readonly descending: boolean;
}

/**
 * Translates the query to SQL, from the first document or after the one at the path `after`; only the first `size` are
 * needed. Fields without a column are read from each document of the collection. Fails with `invalid-argument` if there
 * is no such collection or field.
 */
export function translate(query: Query, after: string | null, size: number | null = null): TranslatedQuery {
  const { collection, where = [], containsAny, orderBy = [] } = query;
  requireCollection(collection);
  requireAnswerable(query);
  const values: SqlValue[] = [collection];
  const bound = (value: SqlValue) => `?${values.push(value)}`;
  const fields = [...where, ...orderBy, ...(containsAny === undefined ? [] : [containsAny])].map(
    ({ field }) => field,
  );
  const isDamaged = fields.every((field) => isIndexed(collection, field))
    ? 'damaged = 1'
    : 'NOT json_valid(data)';
  const keys = orderBy.map(({ field, direction }) => ({
    sql: keyOf(collection, field),
    descending: direction === 'descending',
  }));
  const order = orderOf(keys);
  const conditions = [
    // Damaged documents have no keys.
    ...(fields.length === 0 ? ['damaged = 0'] : []),
    ...where.flatMap((filter) => conditionsOf(keyOf(collection, filter.field), filter, bound)),
    ...keys.map(({ sql }) => `${sql} IS NOT NULL`),
    ...(after === null ? [] : behind(keys, bound(after))),
  ];
  const damaged = { from: fromWhere([isDamaged]), values: [collection] };
  if (containsAny === undefined) return { damaged, found: { from: fromWhere(conditions), values, order } };
  if (!hasWords(collection, containsAny.field)) {
    const from = fromWhere([...conditions, containing(containsAny, bound)]);
    return { damaged, found: { from, values, order } };
  }
  const words = containsAny.values.map(bound);
  const isInOrder = size !== null && isOrderOfWords(query);
  const withWord = isInOrder
    ? firstWithEach(words, [...conditions, `${wordOrder.column} < x''`], order, bound(size))
    : `SELECT path FROM document_words WHERE collection = ?1 AND word IN (${words.join(', ')})`;
  // The plus keeps SQLite from using the collection's index instead of the words.
  const isEverywhere = collection === paths.allEvents;
  const from = `FROM documents WHERE ${[...(isEverywhere ? [] : ['+collection = ?1']), ...conditions, `path IN (${withWord})`].join(' AND ')}`;
  return { damaged, found: { from, values, order } };
}

/** Returns true if the table of words can answer the whole query in its order. */
function isOrderOfWords({ where = [], orderBy = [] }: Query): boolean {
  const { field, direction } = wordOrder;
  const [first, ...others] = orderBy;
  return (
    others.length === 0 &&
    first?.field === field &&
    first.direction === direction &&
    where.every((filter) => filter.field === field)
  );
}

/**
 * The paths of the first documents for each word: together they include the first ones with any of them. The cost
 * depends on the limit, not on the number of documents and matches.
 */
function firstWithEach(
  words: readonly string[],
  conditions: readonly string[],
  order: string,
  size: string,
): string {
  return words
    .map((word) => {
      const all = ['collection = ?1', `word = ${word}`, ...conditions].join(' AND ');
      return `SELECT path FROM (SELECT path FROM document_words WHERE ${all} ORDER BY ${order} LIMIT ${size})`;
    })
    .join(' UNION ALL ');
}

function isIndexed(collection: string, field: string): boolean {
  return keyColumn(collection, field) !== null || hasWords(collection, field);
}

/** The condition that a list without a table of words contains one of the values. */
function containing({ field, values }: ContainsAny, bound: (value: SqlValue) => string): string {
  if (!/^[A-Za-z]\w*$/u.test(field)) throw new ProviderError('invalid-argument', `No field ${field}`);
  return `CASE WHEN json_valid(data) AND json_type(data, '$.${field}') = 'array' THEN EXISTS (
    SELECT 1 FROM json_each(data, '$.${field}') AS each
    WHERE each.type = 'text' AND each.value IN (${values.map(bound).join(', ')})) END`;
}

function fromWhere(conditions: readonly string[]): string {
  return `FROM documents WHERE ${['collection = ?1', ...conditions].join(' AND ')}`;
}

function orderOf(keys: readonly OrderKey[]): string {
  return [...keys.map(({ sql, descending }) => (descending ? `${sql} DESC` : sql)), 'path'].join(', ');
}

function keyOf(collection: string, field: string): string {
  const read = () => `CASE WHEN json_valid(data) THEN ${sortKey('data', field)} END`;
  return keyColumn(collection, field) ?? read();
}

/**
 * The value is bound as JSON, so that one expression makes the keys of both sides. A range only contains values of one
 * type.
 */
function conditionsOf(
  key: string,
  { op, value }: Filter,
  bound: (value: SqlValue) => string,
): readonly string[] {
  const span = spanOf(value);
  if (op !== '==' && span === null) return ['0'];
  const compared = `${key} ${op === '==' ? '=' : op} ${sortKey(bound(JSON.stringify({ value })), 'value')}`;
  if (op === '==' || span === null) return [compared];
  return [compared, op.startsWith('<') ? `${key} >= ${span[0]}` : `${key} < ${span[1]}`];
}

/** Conditions for documents after the one at the bound path, ordered by the keys and then by path. */
function behind(keys: readonly OrderKey[], path: string): readonly string[] {
  const columns = [...keys, { sql: 'path', descending: false }];
  const last = (sql: string) =>
    sql === 'path' ? path : `(SELECT ${sql} FROM documents WHERE path = ${path})`;
  if (keys.every(({ descending }) => !descending)) {
    return [
      `(${columns.map(({ sql }) => sql).join(', ')}) > (${columns.map(({ sql }) => last(sql)).join(', ')})`,
    ];
  }
  const cases = columns.map(({ sql, descending }, index) =>
    [
      ...columns.slice(0, index).map((equal) => `${equal.sql} = ${last(equal.sql)}`),
      `${sql} ${descending ? '<' : '>'} ${last(sql)}`,
    ].join(' AND '),
  );
  // The first condition follows from the second; SQLite needs it to find the position in the index.
  const [first] = keys;
  const start =
    first === undefined ? [] : [`${first.sql} ${first.descending ? '<=' : '>='} ${last(first.sql)}`];
  return [...start, `(${cases.join(' OR ')})`];
}
