/** A cache by name that drops the least recently used values when the total size is too large. */
export interface ByteCache<Value> {
  get(key: string): Value | undefined;
  /** Values larger than the whole cache are not stored. */
  keep(key: string, value: Value, bytes: number): void;
  drop(key: string): void;
  readonly bytes: () => number;
}

export function createByteCache<Value>(maximumBytes: number): ByteCache<Value> {
  /** The least recently used comes first. */
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
