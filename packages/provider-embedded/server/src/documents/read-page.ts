import type { Filter, Query } from '@lineup/provider';
import type { Db } from '../database/open.ts';
import { requireCollection } from './aggregates.ts';

/** A document as it is stored. */
export interface StoredDocument {
  readonly path: string;
  readonly version: number;
  readonly data: string;
}

/** Some documents of a collection, in the order of their paths. */
export interface Page {
  readonly documents: readonly StoredDocument[];
  /** What to go on behind; null where nothing is left. */
  readonly last: string | null;
}

type Row = Omit<StoredDocument, 'data'> & { readonly data: string | null };

/**
 * Those of the next `size` documents of the query's collection, behind the path `after`, that may pass its filters: SQLite
 * compares a text faster than a document is parsed, and leaves out what it can.
 */
export function readPage(db: Db, { collection, where = [] }: Query, after: string, size: number): Page {
  requireCollection(collection);
  const equal = where.find(isComparable);
  const data =
    equal === undefined ? 'data' : 'CASE WHEN NOT json_valid(data) OR data ->> ? = ? THEN data END AS data';
  const rows = db.all<Row>(
    `SELECT path, version, ${data} FROM documents WHERE collection = ? AND path > ? ORDER BY path LIMIT ?`,
    ...(equal === undefined ? [] : [equal.field, equal.value]),
    collection,
    after,
    size,
  );
  return {
    documents: rows.flatMap((row) => (row.data === null ? [] : [{ ...row, data: row.data }])),
    last: rows.length < size ? null : (rows.at(-1)?.path ?? null),
  };
}

interface EqualText {
  readonly field: string;
  readonly op: '==';
  readonly value: string;
}

/** SQLite ends a text at its first NUL, and has none with half a pair of surrogates; a field is no path into others. */
function isComparable(filter: Filter): filter is Filter & EqualText {
  const { field, op, value } = filter;
  const isText = typeof value === 'string' && /^[^\0\p{Surrogate}]*$/u.test(value);
  return op === '==' && isText && /^[A-Za-z_]+$/u.test(field);
}
