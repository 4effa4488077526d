import type { DraftField, Hint, HintCode } from '../entities/upload.ts';

const maximumHints = 20;

/** The most of a file's own words that a draft keeps for a field, in UTF-16 code units. */
export const maximumSource = 200;

/** Adds a hint with the words of the file, as long as the draft takes more. */
export function addHint(hints: Hint[], field: DraftField, code: HintCode, source: string): void {
  if (hints.length >= maximumHints) return;
  hints.push({ field, code, source: wellFormed(cutText(source, maximumSource)) });
}

/** The text with every half of a character, which no encoding can store, replaced by U+FFFD. */
export function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');
}

/** The text without what not every database and file can keep: NUL, at which some end a text, and halves of characters. */
export function storable(text: string): string {
  return wellFormed(text).replaceAll('\0', '');
}

/** At most `maximum` UTF-16 code units from the beginning of `text`, no character cut in two. */
export function cutText(text: string, maximum: number): string {
  if (text.length <= maximum) return text;
  const cut = text.slice(0, maximum);
  return /\p{Surrogate}$/u.test(cut) ? cut.slice(0, -1) : cut;
}
