import type { Db } from './open.ts';

/** So many results at most. */
const maximumCached = 1000;

/**
 * `read` with a memory: the same key is read again only after somebody, also another process, has written to the database.
 * `revision` is that of the database just now, where the caller has asked for it already.
 */
export function cachedRead<Value>(
  db: Pick<Db, 'revision'>,
  read: (key: string) => Value,
): (key: string, revision?: string) => Value {
  const kept = new Map<string, { readonly value: Value }>();
  let keptAt = '';
  return (key, revision = db.revision()) => {
    if (revision !== keptAt || kept.size >= maximumCached) kept.clear();
    keptAt = revision;
    const found = kept.get(key) ?? { value: read(key) };
    kept.set(key, found);
    return found.value;
  };
}
