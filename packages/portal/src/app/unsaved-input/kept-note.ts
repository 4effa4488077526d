import type { KeptInput, NotePlace } from './kept-input.ts';

/** The note of one form. The same object for as long as the form is about the same thing. */
export interface KeptNoteHandle {
  /** Notes `value`, or with null that there is nothing to keep. */
  readonly note: (value: unknown) => void;
  readonly drop: () => void;
  /** Whether what was noted last would survive the page. */
  readonly isKept: () => boolean;
}

/** The note at `place`. */
export function keptNote(keptInput: KeptInput, place: NotePlace): KeptNoteHandle {
  let isKept = true;
  return {
    note(value) {
      if (value === null) keptInput.drop(place);
      else isKept = keptInput.write(place, value);
    },
    drop: () => keptInput.drop(place),
    isKept: () => isKept,
  };
}
