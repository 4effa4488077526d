import { readFileSync } from 'node:fs';
import type { Query } from '@lineup/provider';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { stamps } from '../server/src/stats/outside.ts';
import { recordQueries } from './testing/recorded-queries.ts';

const order = z.enum(['ASCENDING', 'DESCENDING']);
const indexesSchema = z.strictObject({
  indexes: z.array(
    z.strictObject({
      collectionGroup: z.string(),
      queryScope: z.enum(['COLLECTION', 'COLLECTION_GROUP']),
      fields: z.array(z.strictObject({ fieldPath: z.string(), order })),
    }),
  ),
  fieldOverrides: z.array(
    z.strictObject({
      collectionGroup: z.string(),
      fieldPath: z.string(),
      indexes: z.array(z.strictObject({ order, queryScope: z.enum(['COLLECTION', 'COLLECTION_GROUP']) })),
    }),
  ),
});

const { indexes, fieldOverrides } = indexesSchema.parse(
  JSON.parse(readFileSync(new URL('firestore.indexes.json', import.meta.url), 'utf8')),
);
const declared = indexes.map(({ collectionGroup, queryScope, fields }) =>
  textOf(collectionGroup, queryScope, fields),
);

/** Uploads of any festival that stay in processing; the server side looks for them. */
const stuckUploads = 'lineupUploads COLLECTION_GROUP: status ASCENDING, updatedAt ASCENDING';

test('every query has the index that it needs, and there is none without a query', async () => {
  const queries = await recordQueries();
  const needed = queries.map(indexFor).filter((index) => index !== null);
  expect(declared.toSorted()).toEqual([...new Set([...needed, stuckUploads])].toSorted());
});

test('the latest stamp of all events of all festivals can be asked for, and that of one festival as before', () => {
  const latest = ['COLLECTION ASCENDING', 'COLLECTION DESCENDING', 'COLLECTION_GROUP DESCENDING'];
  expect(
    fieldOverrides.map(({ collectionGroup, fieldPath, indexes: own }) => [
      `${collectionGroup} ${fieldPath}`,
      own.map(({ queryScope, order: way }) => `${queryScope} ${way}`),
    ]),
  ).toEqual(stamps.map((stamp) => [`lineupEvents ${stamp}`, latest]));
});

test.each<[string, Query, string | null]>([
  ['of one field', { collection: 'a', orderBy: [{ field: 'x', direction: 'descending' }] }, null],
  ['of equal values only', { collection: 'a', where: [{ field: 'x', op: '==', value: 1 }] }, null],
  [
    'of a limit, downwards',
    { collection: 'a', orderBy: [{ field: 'x', direction: 'descending' }], limit: 1 },
    'a COLLECTION: x DESCENDING, __name__ ASCENDING',
  ],
  [
    'of a limit, upwards',
    { collection: 'a', orderBy: [{ field: 'x', direction: 'ascending' }], limit: 1 },
    null,
  ],
  [
    'of one value in the order of another',
    {
      collection: 'a/b/c',
      where: [{ field: 'x', op: '==', value: 1 }],
      orderBy: [{ field: 'y', direction: 'ascending' }],
    },
    'c COLLECTION: x ASCENDING, y ASCENDING',
  ],
])('a query %s needs the index that Firestore asks for', (_, query, index) => {
  expect(indexFor(query)).toBe(index);
});

interface IndexField {
  readonly fieldPath: string;
  readonly order: z.infer<typeof order>;
}

/**
 * The composite index of a query as the client sends it, or null where Firestore's own of one field does: fields of equal
 * values, then the order; the id closes it, always upwards, where the query has a limit.
 */
function indexFor({ collection, where = [], orderBy = [], limit }: Query): string | null {
  const equal = where
    .filter(({ op }) => op === '==')
    .map(({ field }): IndexField => ({ fieldPath: field, order: up }));
  const ordered = orderBy.map(({ field, direction }): IndexField => ({
    fieldPath: field,
    order: direction === 'ascending' ? up : down,
  }));
  const isDownwards = ordered.at(-1)?.order === down;
  const closing: readonly IndexField[] =
    limit !== undefined && isDownwards ? [{ fieldPath: '__name__', order: up }] : [];
  const fields = [...equal, ...ordered, ...closing];
  if (fields.length < 2 || ordered.length === 0) return null;
  return textOf(collection.slice(collection.lastIndexOf('/') + 1), 'COLLECTION', fields);
}

const up = 'ASCENDING';
const down = 'DESCENDING';

function textOf(group: string, scope: string, fields: readonly IndexField[]): string {
  return `${group} ${scope}: ${fields.map(({ fieldPath, order }) => `${fieldPath} ${order}`).join(', ')}`;
}
