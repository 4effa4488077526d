import { isImageUrl, textLimits, withHttps } from '../entities/fields.ts';
import type { DraftField, Hint } from '../entities/upload.ts';
import { readingMessages } from '../messages/reading-messages.ts';
import { describeFound } from './json/found.ts';
import { addHint, cutText, wellFormed } from './hints.ts';

/** The maximum length of a text in a draft, in UTF-16 code units. */
const maximumText = 1000;

/**
 * Parses a text field: empty if the file has none, numbers as text, other values dropped. The result is cleaned, NFC,
 * trimmed and limited in length. Every visible change adds a hint.
 */
export function parseText(
  value: unknown,
  field: DraftField,
  hints: Hint[],
  maximum: number = maximumText,
): string {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'string') return parseOther(value, field, hints);
  return isPlainText(value) && value.length <= maximum ? value : tidy(value, field, hints, maximum);
}

/** Returns the picture's URL, or null if there is none that the portal may show. */
export function parseImageUrl(value: unknown, hints: Hint[]): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value !== 'string') {
    addHint(hints, 'imageURL', 'notText', describeFound(value));
    return null;
  }
  const written = value.trim();
  if (written === '') return null;
  const url = withHttps(written);
  if (url.length > textLimits.url || !isImageUrl(url) || /[\p{Cc}\p{Surrogate}]/u.test(url)) {
    addHint(hints, 'imageURL', 'imageUrl', written);
    return null;
  }
  if (url !== written) addHint(hints, 'imageURL', 'imageHttps', written);
  return url;
}

function parseOther(value: unknown, field: DraftField, hints: Hint[]): string {
  const isNumber = typeof value === 'number';
  addHint(
    hints,
    field,
    'notText',
    isNumber ? readingMessages.found.theNumber(String(value)) : describeFound(value),
  );
  return isNumber ? String(value) : '';
}

/** Control characters, unusual white space, and all letters that may be combining forms. */
const unusual = /[^ -~\u00A1-\u02FF]/u;

/** Returns true if there is nothing to clean. This is the usual case, and checking is much faster than cleaning. */
export function isPlainText(text: string): boolean {
  const { length } = text;
  if (length > maximumText || text.charCodeAt(0) === 32 || text.charCodeAt(length - 1) === 32) return false;
  return !unusual.test(text);
}

function tidy(value: string, field: DraftField, hints: Hint[], maximum: number): string {
  const clean = withoutOddCharacters(value);
  const trimmed = clean.trim();
  const composed = trimmed.normalize('NFC');
  const text = cutText(composed, maximum).trimEnd();
  if (clean !== value) addHint(hints, field, 'cleaned', text);
  if (trimmed !== clean && text !== '') addHint(hints, field, 'trimmed', text);
  if (composed.length > maximum) addHint(hints, field, 'cut', endOf(text));
  return text;
}

/**
 * Replaces unusual white space with spaces and lone surrogates with U+FFFD, and removes control characters and
 * invisible marks.
 */
function withoutOddCharacters(text: string): string {
  return wellFormed(text)
    .replaceAll(/[\t-\r\u0085\u00A0\u2007\u2028\u2029\u202F]+/gu, ' ')
    .replaceAll(/[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu, '');
}

function endOf(text: string): string {
  return wellFormed(text.slice(-40)).replace(/^\uFFFD/u, '');
}
