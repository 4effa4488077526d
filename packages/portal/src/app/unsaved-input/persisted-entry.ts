import type { PersistedInput, EntryPlace } from './persisted-input.ts';

/** The note of one form. The same object for as long as the form is about the same thing. */
export interface PersistedEntry {
  /** Notes `value`, or with null that there is nothing to keep. */
  readonly note: (value: unknown) => void;
  readonly drop: () => void;
  /** Whether what was noted last would survive the page. */
  readonly isPersisted: () => boolean;
}

/** The note at `place`. */
export function keptNote(persistedInput: PersistedInput, place: EntryPlace): PersistedEntry {
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
