/** A user's choice for this browser, shared by all its tabs and stored across reloads. */
export interface StoredChoice<Value> {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  readonly subscribe: (listener: (value: Value) => void) => () => void;
}

interface ChoiceKind<Value> {
  /** The storage key. */
  readonly key: string;
  /** Parses the stored text; null if nothing is stored. */
  readonly parse: (stored: string | null) => Value;
  readonly text: (value: Value) => string;
}

/**
 * Stores the choice and follows it, also when it changes in another tab. If storage is blocked, it lasts until the page
 * is left.
 */
export function createStoredChoice<Value>(
  page: Window,
  storage: () => Storage | null,
  { key, parse, text }: ChoiceKind<Value>,
): StoredChoice<Value> {
  const listeners = new Set<(value: Value) => void>();
  const load = () => {
    try {
      return parse(storage()?.getItem(key) ?? null);
    } catch {
      return parse(null);
    }
  };
  let current = load();
  const change = (next: Value) => {
    current = next;
    for (const listener of listeners) listener(next);
  };
  page.addEventListener('storage', (event) => {
    if (event.key === key) change(load());
  });
  return {
    get: () => current,
    set(next) {
      // A subscriber may set the same choice again.
      if (next === current) return;
      try {
        storage()?.setItem(key, text(next));
      } catch {
        // Storage is blocked or full.
      }
      change(next);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
