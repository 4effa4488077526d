import { collectionsBelow, paths } from '@lineup/domain';
import type { Query } from '@lineup/provider';
import { queryShapes, type QueryShape } from '@lineup/provider/query-shapes';
import { queryParts } from '../client/src/documents/query-constraints.ts';
import { countCache } from '../server/src/stats/outside.ts';
import { neededIndexes, type AskedQuery, type FirestoreIndex } from './needed-indexes.ts';

/** The server's queries in addition to those of the product. */
const ownQueries: readonly AskedQuery[] = [
  { group: 'lineupUploads', scope: 'COLLECTION_GROUP', equal: ['status'], ordered: [['updatedAt', 'asc']] },
  { group: 'lineupSlugs', scope: 'COLLECTION', equal: ['festivalId'], ordered: [] },
  { group: 'releases', scope: 'COLLECTION', equal: ['state'], ordered: [] },
  { group: 'stageMessages', scope: 'COLLECTION', equal: ['stage'], ordered: [] },
  { group: 'stageReports', scope: 'COLLECTION', equal: ['linkId'], ordered: [] },
  ...['created_at', 'updated_at'].map((stamp): AskedQuery => ({
    group: 'festivals',
    scope: 'COLLECTION',
    equal: [],
    ordered: [[stamp, 'desc']],
  })),
  ...['updated_at', 'updatedAt'].flatMap((stamp) =>
    (['COLLECTION', 'COLLECTION_GROUP'] as const).map((scope): AskedQuery => ({
      group: 'lineupEvents',
      scope,
      equal: [],
      ordered: [[stamp, 'desc']],
    })),
  ),
];

const collections = collectionsBelow('a');

/**
 * The content of `firestore.indexes.json`: only the indexes that queries need, as each takes room in every commit.
 * `scripts/make-indexes.mjs` writes the file.
 */
export function firestoreIndexes() {
  const queries = [...queryShapes.map(queryOf).map(askedOfFirestore), ...ownQueries];
  const byText = new Map(queries.flatMap(neededIndexes).map((index) => [JSON.stringify(index), index]));
  const indexes = [...byText.values()];
  return {
    indexes: indexes.filter(({ fields }) => fields.length > 1).map(ofSeveralFields),
    fieldOverrides: [...new Set(Object.values(collections).map(groupOf)), countCache].flatMap((group) =>
      overridesOf(
        indexes.filter((index) => index.group === group && index.fields.length === 1),
        group,
      ),
    ),
  };
}

const directions = {
  asc: { order: 'ASCENDING' },
  desc: { order: 'DESCENDING' },
  contains: { arrayConfig: 'CONTAINS' },
} as const;

function ofSeveralFields({ group, scope, fields }: FirestoreIndex) {
  return {
    collectionGroup: group,
    queryScope: scope,
    fields: fields.map(([fieldPath, direction]) => ({ fieldPath, ...directions[direction] })),
  };
}

/** Disables all single-field indexes of the collection except the named ones. */
function overridesOf(indexes: readonly FirestoreIndex[], group: string) {
  const byField = new Map<string, { queryScope: FirestoreIndex['scope'] }[]>();
  for (const { scope, fields } of indexes) {
    for (const [field, direction] of fields) {
      const index = { ...directions[direction], queryScope: scope };
      byField.set(field, [...(byField.get(field) ?? []), index]);
    }
  }
  return [['*', []] as const, ...byField].map(([fieldPath, own]) => ({
    collectionGroup: group,
    fieldPath,
    indexes: own,
  }));
}

function queryOf(shape: QueryShape): Query {
  const { kind, everywhere, equal = [], containsAny, orderBy = [], inRange, limited } = shape;
  const first = orderBy[0]?.field ?? '';
  return {
    collection: everywhere ? paths.allEvents : collections[kind],
    where: [
      ...equal.map((field) => ({ field, op: '==', value: '' }) as const),
      ...(inRange ? [{ field: first, op: '>=', value: '' } as const] : []),
    ],
    ...(containsAny !== undefined && { containsAny: { field: containsAny, values: [''] } }),
    orderBy,
    ...(limited && { limit: 1 }),
  };
}

/** The Firestore query that the client sends for a query of the port. */
export function askedOfFirestore(query: Query): AskedQuery {
  const parts = queryParts(query);
  if (parts === null) throw new Error(`Nothing is asked of ${query.collection}`);
  const range = parts.where
    .filter(([, op]) => op !== '==' && op !== 'array-contains-any')
    .map(([field]) => [field, 'asc'] as const);
  const ordered = parts.orderBy.length > 0 ? parts.orderBy : range.slice(0, 1);
  return {
    group: groupOf(query.collection),
    scope: query.collection === paths.allEvents ? 'COLLECTION_GROUP' : 'COLLECTION',
    equal: parts.where.filter(([, op]) => op === '==').map(([field]) => field),
    ...(query.containsAny !== undefined && { contains: query.containsAny.field }),
    ordered: parts.thenById ? [...ordered, ['__name__', 'asc']] : ordered,
  };
}

/** The common name of collections of one kind. */
export function groupOf(collection: string): string {
  return collection.slice(collection.lastIndexOf('/') + 1);
}
