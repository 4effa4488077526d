import * as z from 'zod/mini';

/** Whose input into which form about which object. */
export interface NotePlace {
  readonly userId: string;
  readonly form: string;
  readonly objectId: string;
}

/** Input that was noted at `at` (epoch milliseconds). The form knows what `value` has to look like. */
export interface KeptNote {
  readonly at: number;
  readonly value: unknown;
}

/**
 * What was typed and not saved yet, noted in this browser, so that a reload or the end of a session loses nothing. A note
 * belongs to the tab that made it; another takes it over only when that tab has left the page.
 */
export interface KeptInput {
  readonly read: (place: NotePlace) => KeptNote | null;
  /** False where the browser refuses to store it. */
  readonly write: (place: NotePlace, value: unknown) => boolean;
  readonly drop: (place: NotePlace) => void;
  /** Drops everything of this person, for a sign-out that was meant. */
  readonly dropAllOf: (userId: string) => void;
  /** The page goes away: its notes are free for the next one, in whichever tab that is. */
  readonly leave: () => void;
}

type NoteStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

interface KeptInputOptions {
  /** Null stands for a browser that has none. */
  readonly storage: NoteStorage | null;
  /** Tells this tab from the others, before and after a reload. */
  readonly tab: string;
  readonly now: () => number;
}

const prefix = 'lineup.input.';
const longestMs = 7 * 86_400_000;

const noteSchema = z.strictObject({
  tab: z.string(),
  at: z.number(),
  isLeft: z.boolean(),
  value: z.unknown(),
});
type StoredNote = z.infer<typeof noteSchema>;

/** Notes older than seven days are dropped. */
export function createKeptInput({ storage, tab, now }: KeptInputOptions): KeptInput {
  const own = new Map<string, StoredNote>();

  const load = (key: string): StoredNote | null => parseNote(attempt(() => storage?.getItem(key)) ?? null);
  const store = (key: string, note: StoredNote): boolean => {
    const stored = attempt(() => {
      storage?.setItem(key, JSON.stringify(note));
      return storage !== null;
    });
    return stored ?? false;
  };
  const remove = (key: string) => {
    own.delete(key);
    attempt(() => storage?.removeItem(key));
  };
  const keysOf = (start: string) =>
    (attempt(() => Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index))) ?? [])
      .filter((key) => typeof key === 'string')
      .filter((key) => key.startsWith(start));
  const isOutdated = (note: StoredNote | null) => note === null || now() - note.at > longestMs;

  for (const key of keysOf(prefix)) if (isOutdated(load(key))) remove(key);

  return {
    read(place) {
      const note = load(keyOf(place));
      if (note === null || isOutdated(note) || (note.tab !== tab && !note.isLeft)) return null;
      return { at: note.at, value: note.value };
    },
    write(place, value) {
      const note = { tab, at: now(), isLeft: false, value };
      own.set(keyOf(place), note);
      return store(keyOf(place), note);
    },
    drop: (place) => remove(keyOf(place)),
    dropAllOf(userId) {
      for (const key of keysOf(`${prefix}${encodeURIComponent(userId)}/`)) remove(key);
    },
    leave() {
      // Another tab may have signed out meanwhile and dropped them.
      for (const [key, note] of own) if (load(key) !== null) store(key, { ...note, isLeft: true });
    },
  };
}

function keyOf({ userId, form, objectId }: NotePlace): string {
  return prefix + [userId, form, objectId].map(encodeURIComponent).join('/');
}

/** Foreign or half-written text is no note. */
function parseNote(text: string | null): StoredNote | null {
  const parsed: unknown = text === null ? null : attempt(() => JSON.parse(text) as unknown);
  const note = noteSchema.safeParse(parsed);
  return note.success ? note.data : null;
}

/** What `work` answers, or null where the browser denies it or has no room: a note is worth no failure. */
function attempt<Answer>(work: () => Answer): Answer | null {
  try {
    return work();
  } catch {
    return null;
  }
}
