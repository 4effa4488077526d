import { parseCollectionPath } from '@lineup/domain';
import { ProviderError, type DocumentValue } from '@lineup/provider';
import type { PickedFields } from '@lineup/provider/server';
import type { Db } from '../database/open.ts';
import { readText, type StoredText } from '../database/stored-text.ts';
import { idOf } from './stored-document.ts';

/** Returns true if the collection has more than `than` documents, without counting further. */
export function hasMore(db: Db, collection: string, than: number): boolean {
  requireCollection(collection);
  const sql = 'SELECT 1 FROM documents WHERE collection = ? LIMIT 1 OFFSET ?';
  return db.get(sql, collection, than) !== undefined;
}

/** Returns these top-level fields of all documents; see `ServerDocuments.pick` of the port. */
export function pickFields<Field extends string>(
  db: Db,
  collection: string,
  fields: readonly Field[],
): readonly PickedFields<Field>[] {
  requireCollection(collection);
  const wrong = fields.find((field) => !/^[A-Za-z_]+$/u.test(field));
  if (wrong !== undefined) throw new ProviderError('invalid-argument', `No field ${wrong}`);
  const values = fields.map((field) => `data -> '$.${field}'`).join(', ');
  // SQL's null differs from JSON's.
  const rows = db.all<{ path: string; picked: StoredText | null }>(
    `SELECT path, CASE WHEN json_valid(data) THEN CAST(json_array(${values}) AS BLOB) END AS picked FROM documents WHERE collection = ?`,
    collection,
  );
  return rows.map(({ path, picked }) => {
    const text = picked === null ? null : readText(picked);
    const found = text === null ? [] : (JSON.parse(text) as DocumentValue[]);
    const named = fields.map((field, place) => [field, found[place] ?? null] as const);
    return { id: idOf(path), fields: Object.fromEntries(named) as Record<Field, DocumentValue> };
  });
}

/** Fails with `invalid-argument` if the portal has no such collection. */
export function requireCollection(collection: string): void {
  if (parseCollectionPath(collection) === null) {
    throw new ProviderError('invalid-argument', `There is no collection ${collection}`);
  }
}
