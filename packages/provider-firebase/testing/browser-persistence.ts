import type { Persistence } from 'firebase/auth';

type Value = Readonly<Record<string, unknown>> | string;
type Listener = (value: Value | null) => void;

/**
 * The in-memory storage of one browser, in place of IndexedDB: shared by its pages, which are notified of each other's
 * changes.
 */
export interface BrowserStorage {
  /** The persistence for one page. */
  forPage(): Persistence;
  /** Disconnects all existing pages: they change nothing more and get no notifications. */
  closePages(): void;
}

export function createBrowserStorage(): BrowserStorage {
  const values = new Map<string, Value>();
  const listeners = new Map<Listener, { readonly page: object; readonly key: string }>();
  let openPages = new WeakSet<object>();
  const change = (page: object, key: string, value: Value | null) => {
    if (!openPages.has(page)) return;
    if (value === null) values.delete(key);
    else values.set(key, structuredClone(value));
    for (const [listener, place] of listeners) {
      if (place.page !== page && place.key === key) queueMicrotask(() => listener(value));
    }
  };
  return {
    closePages: () => {
      openPages = new WeakSet();
      listeners.clear();
    },
    forPage: () =>
      class PagePersistence {
        static readonly type = 'LOCAL';
        readonly type = 'LOCAL';
        constructor() {
          openPages.add(this);
        }
        _isAvailable = () => Promise.resolve(true);
        _set = (key: string, value: Value) => Promise.resolve(change(this, withoutApp(key), value));
        _get = (key: string) => Promise.resolve(structuredClone(values.get(withoutApp(key)) ?? null));
        _remove = (key: string) => Promise.resolve(change(this, withoutApp(key), null));
        _addListener = (key: string, listener: Listener) =>
          void listeners.set(listener, { page: this, key: withoutApp(key) });
        _removeListener = (_key: string, listener: Listener) => void listeners.delete(listener);
      },
  };
}

/** In a real browser all pages have an app of the same name; here each has a different one, at the end of the key. */
function withoutApp(key: string): string {
  return key.slice(0, key.lastIndexOf(':'));
}
