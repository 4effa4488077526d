import { createEntryStorage, type BrowserStorage, type StoredEntry } from './entry-storage.ts';

/** Identifies input: its user, its form, and the object it is about. */
export interface EntryPlace {
  readonly userId: string;
  readonly form: string;
  readonly objectId: string;
}

/** Input stored at `at` (epoch milliseconds). The form knows the shape of `value`. */
interface InputEntry {
  readonly at: number;
  readonly value: unknown;
}

/**
 * Unsaved input, stored in this browser so that a reload or the end of a session loses nothing. Every tab has its own
 * entry; another tab can read it only after the page that stored it has closed.
 */
export interface PersistedInput {
  readonly read: (place: EntryPlace) => InputEntry | null;
  /** Returns false if the browser refuses to store it. */
  readonly write: (place: EntryPlace, value: unknown) => boolean;
  /** Removes what this tab could read for this place. */
  readonly drop: (place: EntryPlace) => void;
  /** Removes everything of this user, after a deliberate sign-out. */
  readonly dropAllOf: (userId: string) => void;
  /** Called when the page goes away: releases its entries for the next page, in any tab. */
  readonly leave: () => void;
}

interface PersistedInputOptions {
  /** Null if the browser has none. */
  readonly storage: BrowserStorage | null;
  /** Identifies this tab, also after a reload. */
  readonly tab: string;
  readonly now: () => number;
}

const prefix = 'lineup.input.';
const longestMs = 7 * 86_400_000;

/** Creates the store of unsaved input. Entries older than seven days are removed. */
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
      // Input taken over from a closed tab now belongs to this one.
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
      // Another tab may have signed out and removed them since.
      for (const [key, note] of own) if (load(key) !== null) store(key, { ...note, isLeft: true });
    },
  };
}

/** Returns the prefix that the keys of all tabs share for this place. */
function startOf({ userId, form, objectId }: EntryPlace): string {
  return `${prefix}${[userId, form, objectId].map(encodeURIComponent).join('/')}/`;
}

/** The stored input of one form. The same object as long as the form is about the same object. */
export interface PersistedEntry {
  /** Stores `value`; null removes the entry. */
  readonly note: (value: unknown) => void;
  readonly drop: () => void;
  /** Returns true if the last value would survive a reload. */
  readonly isPersisted: () => boolean;
}

/** Returns the stored input of `place`. */
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

/** Counts the forms on the page with unsaved input. */
export interface UnsavedInput {
  /** Adds one form, until the returned function is called. */
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
