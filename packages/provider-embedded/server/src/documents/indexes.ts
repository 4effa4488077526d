import { parseCollectionPath, paths, type DocumentKind } from '@lineup/domain';
import { queryShapes, type QueryShape } from '@lineup/provider/query-shapes';
import { sortKey } from './sort-key.ts';

/**
 * Some of the sets of one festival. They are looked for among all of them: that takes a millisecond or two for a thousand,
 * while keys and indexes of their own would make the writing of a lineup take twice as long.
 */
export const unindexedShapes = queryShapes.filter(
  ({ kind, equal, inRange }) => kind === 'lineupEvent' && (equal !== undefined || inRange),
);

/** Every other query that names fields; the last is the server's own. Each has its index, of which the tables' steps tell. */
export const indexedShapes: readonly QueryShape[] = [
  ...queryShapes.filter((shape) => !unindexedShapes.includes(shape)),
  { kind: 'lineupUpload', equal: ['status'] },
];

const keyed = new Set(
  indexedShapes.flatMap(({ kind, equal = [], orderBy = [] }) =>
    [...equal, ...orderBy.map(({ field }) => field)].map((field) => `${kind} ${field}`),
  ),
);

/** The column with the sort key of a field, for documents of this collection; null where the field has none. */
export function keyColumn(collection: string, field: string): string | null {
  return keyed.has(`${parseCollectionPath(collection)} ${field}`) ? `key_${field}` : null;
}

const collectionsOf: Readonly<Record<DocumentKind, string>> = {
  user: paths.users,
  festival: paths.festivals,
  lineupEvent: paths.events('*'),
  lineupUpload: paths.uploads('*'),
  draftEvent: paths.draftEvents('*', '*'),
};

/** SQL of the column with the sort key of the field in documents of these kinds; no others have one, nor what is damaged. */
export function keyColumnSql(field: string, ...kinds: readonly DocumentKind[]): string {
  const isOfKind = kinds.map((kind) => `collection GLOB '${collectionsOf[kind]}'`).join(' OR ');
  return `key_${field} GENERATED ALWAYS AS (
    CASE WHEN (${isOfKind}) AND NOT damaged THEN ${sortKey('data', field)} END) STORED`;
}
