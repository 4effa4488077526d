import type { Query } from '@lineup/provider';
import type { Db } from '../database/open.ts';
import { translate } from './query-sql.ts';
import { storedColumns, storedDocument, type StoredDocument, type StoredRow } from './stored-document.ts';

/** Some of the documents found by a query, in its order. */
export interface Page {
  readonly documents: readonly StoredDocument[];
  /** The path to continue after; null on the last page. */
  readonly last: string | null;
}

/**
 * Finds the next `size` documents of the query, after the one at the path `after`, which must be one of them, or from
 * the start. Documents known to be damaged come first, all on the first page. The caller applies the query's limit.
 */
export function findPage(db: Db, query: Query, after: string | null, size: number): Page {
  const { damaged, found } = translate(query, after, size);
  const first =
    after === null
      ? db.all<StoredRow>(`SELECT ${storedColumns} ${damaged.from} ORDER BY path`, ...damaged.values)
      : [];
  const rows = db.all<StoredRow>(
    `SELECT ${storedColumns} ${found.from} ORDER BY ${found.order} LIMIT ?${found.values.length + 1}`,
    ...found.values,
    size,
  );
  return {
    documents: [...first, ...rows].map(storedDocument),
    last: rows.length < size ? null : (rows.at(-1)?.path ?? null),
  };
}

/** Counts the documents found by the query, in an index if it has one. */
export function countFound(db: Db, query: Query): number {
  const { damaged, found } = translate(query, null);
  const count = ({ from, values }: typeof damaged) =>
    db.get<{ n: number }>(`SELECT count(*) AS n ${from}`, ...values)?.n ?? 0;
  return Math.min(query.limit ?? Number.POSITIVE_INFINITY, count(damaged) + count(found));
}
