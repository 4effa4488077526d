/** What a person chooses for this browser: the same in all its tabs, and after a reload. */
export interface StoredChoice<Value> {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  readonly subscribe: (listener: (value: Value) => void) => () => void;
}

interface ChoiceKind<Value> {
  /** Under which it is stored. */
  readonly key: string;
  /** What a stored text means; null where nothing is stored. */
  readonly parse: (stored: string | null) => Value;
  readonly text: (value: Value) => string;
}

/** Follows the choice, also where it is made in another tab. Where storage is blocked it holds until the page is left. */
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
      // Who hears of a choice may set it again.
      if (next === current) return;
      try {
        storage()?.setItem(key, text(next));
      } catch {
        // Blocked or full.
      }
      change(next);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
