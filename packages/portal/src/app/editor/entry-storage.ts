import * as z from 'zod/mini';

/** The storage operations that entries need; each may throw at any time. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const entrySchema = z.strictObject({
  /** When it was stored, in epoch milliseconds. */
  at: z.number(),
  /** Whether the page that stored it has closed. */
  isLeft: z.boolean(),
  value: z.unknown(),
});
export type StoredEntry = z.infer<typeof entrySchema>;

/** Entries by key. Nothing throws: an entry that the browser denies or has no room for is not stored. */
export interface EntryStorage {
  /** Returns null also if the text is foreign or incomplete. */
  readonly load: (key: string) => StoredEntry | null;
  /** Returns false if it was not stored. */
  readonly store: (key: string, note: StoredEntry) => boolean;
  readonly remove: (key: string) => void;
  readonly keysFrom: (start: string) => readonly string[];
}

/** Stores entries in `storage`; null if the browser has none. */
export function createEntryStorage(storage: BrowserStorage | null): EntryStorage {
  const attempt = <Result>(work: (storage: BrowserStorage) => Result): Result | null => {
    if (storage === null) return null;
    try {
      return work(storage);
    } catch {
      return null;
    }
  };
  return {
    load: (key) => attempt((items) => parseEntry(items.getItem(key))),
    store(key, note) {
      const stored = attempt((items) => {
        items.setItem(key, JSON.stringify(note));
        return true;
      });
      return stored === true;
    },
    remove: (key) => void attempt((items) => items.removeItem(key)),
    keysFrom: (start) => attempt((items) => keysOf(items).filter((key) => key.startsWith(start))) ?? [],
  };
}

function keysOf(items: BrowserStorage): string[] {
  return Array.from({ length: items.length }, (_, index) => items.key(index) ?? '');
}

/** Throws if the text is not JSON. */
function parseEntry(text: string | null): StoredEntry | null {
  if (text === null) return null;
  const note = entrySchema.safeParse(JSON.parse(text));
  return note.success ? note.data : null;
}
