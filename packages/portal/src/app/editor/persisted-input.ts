import { createEntryStorage, type BrowserStorage, type StoredEntry } from './entry-storage.ts';

/** Whose input into which form about which object. */
export interface EntryPlace {
  readonly userId: string;
  readonly form: string;
  readonly objectId: string;
}

/** Input that was noted at `at` (epoch milliseconds). The form knows what `value` has to look like. */
interface InputEntry {
  readonly at: number;
  readonly value: unknown;
}

/**
 * What was typed and not saved yet, noted in this browser, so that a reload or the end of a session loses nothing. Every tab
 * has a note of its own; it is for another tab only when its own has left the page.
 */
export interface PersistedInput {
  readonly read: (place: EntryPlace) => InputEntry | null;
  /** False where the browser refuses to store it. */
  readonly write: (place: EntryPlace, value: unknown) => boolean;
  /** Drops what this tab could read there. */
  readonly drop: (place: EntryPlace) => void;
  /** Drops everything of this person, for a sign-out that was meant. */
  readonly dropAllOf: (userId: string) => void;
  /** The page goes away: its notes are free for the next one, in whichever tab that is. */
  readonly leave: () => void;
}

interface PersistedInputOptions {
  /** Null stands for a browser that has none. */
  readonly storage: BrowserStorage | null;
  /** Tells this tab from the others, before and after a reload. */
  readonly tab: string;
  readonly now: () => number;
}

const prefix = 'lineup.input.';
const longestMs = 7 * 86_400_000;

/** Notes older than seven days are dropped. */
export function createPersistedInput({ storage, tab, now }: PersistedInputOptions): PersistedInput {
  const own = new Map<string, StoredEntry>();

  const { load, store, keysFrom, ...notes } = createEntryStorage(storage);
  const remove = (key: string) => {
    own.delete(key);
    notes.remove(key);
  };
  const isOutdated = (note: StoredEntry | null) => note === null || now() - note.at > longestMs;
  const ownKey = (place: EntryPlace) => `${startOf(place)}${encodeURIComponent(tab)}`;
  const keysOfLeft = (place: EntryPlace) =>
    keysFrom(startOf(place)).filter((key) => key !== ownKey(place) && load(key)?.isLeft === true);

  for (const key of keysFrom(prefix)) if (isOutdated(load(key))) remove(key);

  return {
    read(place) {
      const found = [ownKey(place), ...keysOfLeft(place)].map(load).find((note) => !isOutdated(note));
      return found ? { at: found.at, value: found.value } : null;
    },
    write(place, value) {
      const note = { at: now(), isLeft: false, value };
      // Whatever was taken over from a tab that has gone goes on in this one.
      for (const key of keysOfLeft(place)) remove(key);
      own.set(ownKey(place), note);
      return store(ownKey(place), note);
    },
    drop(place) {
      for (const key of [ownKey(place), ...keysOfLeft(place)]) remove(key);
    },
    dropAllOf(userId) {
      for (const key of keysFrom(`${prefix}${encodeURIComponent(userId)}/`)) remove(key);
    },
    leave() {
      // Another tab may have signed out since and dropped them.
      for (const [key, note] of own) if (load(key) !== null) store(key, { ...note, isLeft: true });
    },
  };
}

/** How the keys of all tabs' notes about the same begin. */
function startOf({ userId, form, objectId }: EntryPlace): string {
  return `${prefix}${[userId, form, objectId].map(encodeURIComponent).join('/')}/`;
}

/** The note of one form. The same object for as long as the form is about the same thing. */
export interface PersistedEntry {
  /** Notes `value`, or with null that there is nothing to keep. */
  readonly note: (value: unknown) => void;
  readonly drop: () => void;
  /** Whether what was noted last would survive the page. */
  readonly isPersisted: () => boolean;
}

/** The note at `place`. */
export function persistedEntry(persistedInput: PersistedInput, place: EntryPlace): PersistedEntry {
  let isPersisted = true;
  return {
    note(value) {
      if (value === null) persistedInput.drop(place);
      else isPersisted = persistedInput.write(place, value);
    },
    drop: () => persistedInput.drop(place),
    isPersisted: () => isPersisted,
  };
}

/** How many forms on the page hold input that is not saved. */
export interface UnsavedInput {
  /** One form more, until the returned function is called. */
  readonly hold: () => () => void;
  readonly any: () => boolean;
}

export function createUnsavedInput(): UnsavedInput {
  const holders = new Set<symbol>();
  return {
    hold() {
      const holder = Symbol('form');
      holders.add(holder);
      return () => void holders.delete(holder);
    },
    any: () => holders.size > 0,
  };
}
