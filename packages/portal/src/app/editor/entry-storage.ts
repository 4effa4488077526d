import * as z from 'zod/mini';

/** What a browser's storage can do that keeps notes; it may throw at any time. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const entrySchema = z.strictObject({
  /** When it was made, in epoch milliseconds. */
  at: z.number(),
  /** The page that made it has gone. */
  isLeft: z.boolean(),
  value: z.unknown(),
});
export type StoredEntry = z.infer<typeof entrySchema>;

/** Notes by key. Nothing throws: what the browser denies or has no room for is a note less. */
export interface EntryStorage {
  /** Null also where foreign or half-written text stands. */
  readonly load: (key: string) => StoredEntry | null;
  /** False where it was not stored. */
  readonly store: (key: string, note: StoredEntry) => boolean;
  readonly remove: (key: string) => void;
  readonly keysFrom: (start: string) => readonly string[];
}

/** Notes in `storage`; null stands for a browser that has none. */
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

/** Throws where the text is no JSON. */
function parseEntry(text: string | null): StoredEntry | null {
  if (text === null) return null;
  const note = entrySchema.safeParse(JSON.parse(text));
  return note.success ? note.data : null;
}
