/** Values by name, of which those asked for longest ago go when all together are too large. */
export interface ByteCache<Value> {
  get(key: string): Value | undefined;
  /** What is larger than everything together may be is not kept. */
  keep(key: string, value: Value, bytes: number): void;
  drop(key: string): void;
  readonly bytes: () => number;
}

export function createByteCache<Value>(maximumBytes: number): ByteCache<Value> {
  /** The one asked for longest ago comes first. */
  const kept = new Map<string, { readonly value: Value; readonly bytes: number }>();
  let total = 0;
  const drop = (key: string) => {
    total -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  };
  return {
    get: (key) => {
      const found = kept.get(key);
      if (found === undefined) return undefined;
      kept.delete(key);
      kept.set(key, found);
      return found.value;
    },
    keep: (key, value, bytes) => {
      drop(key);
      if (bytes > maximumBytes) return;
      kept.set(key, { value, bytes });
      total += bytes;
      for (const oldest of kept.keys()) {
        if (total <= maximumBytes) return;
        drop(oldest);
      }
    },
    drop,
    bytes: () => total,
  };
}
