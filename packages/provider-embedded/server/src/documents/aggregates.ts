import { parseCollectionPath } from '@lineup/domain';
import { ProviderError, type DocumentValue } from '@lineup/provider';
import type { Db } from '../database/open.ts';
import { readText, type StoredText } from '../database/stored-text.ts';

/** Whether the collection has more than `than` documents, without counting further. */
export function hasMore(db: Db, collection: string, than: number): boolean {
  requireCollection(collection);
  const sql = 'SELECT 1 FROM documents WHERE collection = ? LIMIT 1 OFFSET ?';
  return db.get(sql, collection, than) !== undefined;
}

/** The different values of a top-level field, each once; see `ServerDocuments.distinct` of the port. */
export function distinctValues(db: Db, collection: string, field: string): readonly DocumentValue[] {
  requireCollection(collection);
  if (!/^[A-Za-z_]+$/u.test(field)) throw new ProviderError('invalid-argument', `No field ${field}`);
  // `->` answers the field as JSON, also a text, and SQL's null only where there is no such field.
  const rows = db.all<{ value: StoredText }>(
    'SELECT DISTINCT CAST(data -> ? AS BLOB) AS value FROM documents WHERE collection = ? AND json_valid(data) AND value IS NOT NULL',
    `$.${field}`,
    collection,
  );
  return rows.flatMap(({ value }) => {
    const text = readText(value);
    return text === null ? [] : [JSON.parse(text) as DocumentValue];
  });
}

/** Fails with `invalid-argument` where the portal keeps no such collection. */
export function requireCollection(collection: string): void {
  if (parseCollectionPath(collection) === null) {
    throw new ProviderError('invalid-argument', `There is no collection ${collection}`);
  }
}
