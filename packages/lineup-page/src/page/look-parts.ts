import type { PageLink } from '@lineup/domain';

/** About this many characters fit on three lines of a small phone, including the space around each link. */
const charactersShown = 90;
const charactersAround = 4;

/** A note up to this length, on one line, is shown in full. */
const shortNote = 90;

/**
 * Splits the links into those that are shown, at least the first, and those that are collapsed so that the lineup stays
 * in view.
 */
export function splitLinks(links: readonly PageLink[]): {
  readonly shown: readonly PageLink[];
  readonly folded: readonly PageLink[];
} {
  let room = charactersShown;
  const fitting = links.findIndex(({ label }, index) => {
    room -= label.length + charactersAround;
    return index > 0 && room < 0;
  });
  const count = fitting === -1 ? links.length : fitting;
  return { shown: links.slice(0, count), folded: links.slice(count) };
}

/** The beginning of a note that is too long to show in full, cut at the end of a word; null for a short one. */
export function noteStart(note: string): string | null {
  const [line = ''] = note.split('\n', 1);
  if (line.length === note.length && note.length <= shortNote) return null;
  if (line.length <= shortNote) return line.trimEnd();
  const cut = line.slice(0, shortNote).replace(/\p{Surrogate}$/u, '');
  return cut.replace(/\s+\S*$/u, '');
}
