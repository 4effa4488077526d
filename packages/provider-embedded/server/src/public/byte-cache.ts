/** Values by name, of which those asked for longest ago go when all together are too large. */
export interface ByteCache<Value> {
  get(key: string): Value | undefined;
  /** What is larger than the whole cache may be is not cached. */
  keep(key: string, value: Value, bytes: number): void;
  drop(key: string): void;
  readonly bytes: () => number;
}

export function createByteCache<Value>(maximumBytes: number): ByteCache<Value> {
  /** The one asked for longest ago comes first. */
  const entries = new Map<string, { readonly value: Value; readonly bytes: number }>();
  let total = 0;
  const drop = (key: string) => {
    total -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };
  return {
    get: (key) => {
      const found = entries.get(key);
      if (found === undefined) return undefined;
      entries.delete(key);
      entries.set(key, found);
      return found.value;
    },
    keep: (key, value, bytes) => {
      drop(key);
      if (bytes > maximumBytes) return;
      entries.set(key, { value, bytes });
      total += bytes;
      for (const oldest of entries.keys()) {
        if (total <= maximumBytes) return;
        drop(oldest);
      }
    },
    drop,
    bytes: () => total,
  };
}
