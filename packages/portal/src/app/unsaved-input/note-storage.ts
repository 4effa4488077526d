import * as z from 'zod/mini';

/** What a browser's storage can do that keeps notes; it may throw at any time. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const noteSchema = z.strictObject({
  /** When it was made, in epoch milliseconds. */
  at: z.number(),
  /** The page that made it has gone. */
  isLeft: z.boolean(),
  value: z.unknown(),
});
export type StoredNote = z.infer<typeof noteSchema>;

/** Notes by key. Nothing throws: what the browser denies or has no room for is a note less. */
export interface NoteStorage {
  /** Null also where foreign or half-written text stands. */
  readonly load: (key: string) => StoredNote | null;
  /** False where it was not stored. */
  readonly store: (key: string, note: StoredNote) => boolean;
  readonly remove: (key: string) => void;
  readonly keysFrom: (start: string) => readonly string[];
}

/** Notes in `storage`; null stands for a browser that has none. */
export function createNoteStorage(storage: BrowserStorage | null): NoteStorage {
  const attempt = <Answer>(work: (storage: BrowserStorage) => Answer): Answer | null => {
    if (storage === null) return null;
    try {
      return work(storage);
    } catch {
      return null;
    }
  };
  return {
    load: (key) => attempt((items) => parseNote(items.getItem(key))),
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
function parseNote(text: string | null): StoredNote | null {
  const note = noteSchema.safeParse(text === null ? null : JSON.parse(text));
  return note.success ? note.data : null;
}
