import type { Db } from './open.ts';

/** The maximum number of cached results. */
const maximumCached = 1000;

/**
 * Wraps `read` with a cache: a key is only read again after any process has written to the database. Pass the current
 * `revision` if the caller already has it.
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
