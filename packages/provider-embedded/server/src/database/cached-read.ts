import type { Db } from './open.ts';

/** This many results at most. */
const maximumCached = 1000;

/**
 * `read` with a memory: the same key is read again only after somebody, also another process, has written to the database.
 * `revision` is that of the database just now, where the caller has asked for it already.
 */
export function cachedRead<Value>(
  db: Pick<Db, 'revision'>,
  read: (key: string) => Value,
): (key: string, revision?: string) => Value {
  const cache = new Map<string, { readonly value: Value }>();
  let cachedRevision = '';
  return (key, revision = db.revision()) => {
    if (revision !== cachedRevision || cache.size >= maximumCached) cache.clear();
    cachedRevision = revision;
    const found = cache.get(key) ?? { value: read(key) };
    cache.set(key, found);
    return found.value;
  };
}
