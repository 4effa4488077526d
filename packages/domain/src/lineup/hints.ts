import type { DraftField, Hint, HintCode } from '../entities/upload.ts';

const maximumHints = 20;

/** The maximum length of the original text that a draft stores for a field, in UTF-16 code units. */
export const maximumSource = 200;

/** Adds a hint with the original text, unless the draft already has the maximum number of hints. */
export function addHint(hints: Hint[], field: DraftField, code: HintCode, source: string): void {
  if (hints.length >= maximumHints) return;
  hints.push({ field, code, source: wellFormed(cutText(source, maximumSource)) });
}

/** Replaces every lone surrogate, which no encoding can store, with U+FFFD. */
export function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');
}

/** Removes what some databases and files cannot store: NUL, which may end a text, and lone surrogates. */
export function storable(text: string): string {
  return wellFormed(text).replaceAll('\0', '');
}

/** Returns at most the first `maximum` UTF-16 code units of `text`, without splitting a character. */
export function cutText(text: string, maximum: number): string {
  if (text.length <= maximum) return text;
  const cut = text.slice(0, maximum);
  return /\p{Surrogate}$/u.test(cut) ? cut.slice(0, -1) : cut;
}
