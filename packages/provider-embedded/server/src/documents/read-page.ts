import type { DocumentSnapshot, Filter, Query } from '@lineup/provider';
import type { Db } from '../database/open.ts';
import { readText, type StoredText } from '../database/stored-text.ts';
import { requireCollection } from './aggregates.ts';

/** A document as it is stored. */
export interface StoredDocument {
  readonly path: string;
  readonly version: number;
  /** Null where the bytes are no text. */
  readonly data: string | null;
}

/** What to select of the documents; see `StoredText`. */
export const storedColumns = 'path, version, CAST(data AS BLOB) AS data';

export interface StoredRow {
  readonly path: string;
  readonly version: number;
  readonly data: StoredText;
}

export function storedDocument({ path, version, data }: StoredRow): StoredDocument {
  return { path, version, data: readText(data) };
}

/** Some documents of a collection, in the order of their paths. */
export interface Page {
  readonly documents: readonly StoredDocument[];
  /** What to go on behind; null where nothing is left. */
  readonly last: string | null;
}

type Row = Omit<StoredRow, 'data'> & { readonly data: StoredText | null };

/**
 * Those of the next `size` documents of the query's collection, behind the path `after`, that may pass its filters: SQLite
 * compares a text faster than a document is parsed, and leaves out what it can.
 */
export function readPage(db: Db, { collection, where = [] }: Query, after: string, size: number): Page {
  requireCollection(collection);
  const equal = where.find(isComparable);
  const columns =
    equal === undefined
      ? storedColumns
      : `path, version, CASE WHEN NOT json_valid(data) OR data ->> ? = ? THEN CAST(data AS BLOB) END AS data`;
  const rows = db.all<Row>(
    `SELECT ${columns} FROM documents WHERE collection = ? AND path > ? ORDER BY path LIMIT ?`,
    ...(equal === undefined ? [] : [equal.field, equal.value]),
    collection,
    after,
    size,
  );
  return {
    documents: rows.flatMap(({ data, ...row }) => (data === null ? [] : storedDocument({ ...row, data }))),
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

/** What is told of a document whose stored text is none that the portal has written. */
export function damagedSnapshot({ path, version }: StoredDocument): DocumentSnapshot {
  return {
    path,
    id: path.slice(path.lastIndexOf('/') + 1),
    version: String(version),
    data: {},
    damaged: true,
  };
}
