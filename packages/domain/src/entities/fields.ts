import * as z from 'zod/mini';
import { storable } from '../lineup/hints.ts';
import { messages } from '../messages/messages.ts';

/** The longest texts that the portal stores, in characters (Unicode code points). */
export const textLimits = {
  festivalName: 200,
  location: 200,
  stageName: 120,
  artistName: 300,
  blockName: 120,
  sourceName: 120,
  url: 2048,
  fileName: 255,
  errorMessage: 2000,
  displayName: 200,
  setNote: 1000,
} as const;

/** A text that is not blank and has at most `maximum` characters; `label` is its name in messages. */
export function requiredText(label: string, maximum: number) {
  return z.string().check(
    z.refine((text) => text.trim() !== '', { error: messages.validation.required(label) }),
    storableText(label),
    z.maxLength(maximum, { error: messages.validation.tooLong(label, maximum) }),
  );
}

/** A text that may be missing, null or blank, of at most `maximum` characters; `label` is its name in messages. */
export function optionalText(label: string, maximum: number) {
  const text = z
    .string()
    .check(storableText(label), z.maxLength(maximum, { error: messages.validation.tooLong(label, maximum) }));
  return z.optional(z.nullable(text));
}

/** Checks that every database and file format can store the text unchanged; `label` is its name in messages. */
export function storableText(label: string) {
  return z.refine<string>((text) => storable(text) === text, {
    error: messages.validation.unstorable(label),
  });
}

/** The fields of documents and of their edits that hold picture addresses. */
export const pictureFields = ['imageURL', 'logoURL'] as const;

/** A picture address; see `isImageUrl`. */
export const imageUrlSchema = z
  .string()
  .check(
    z.maxLength(textLimits.url, { error: messages.validation.tooLong('Image URL', textLimits.url) }),
    storableText('Image URL'),
    z.refine(isImageUrl, { error: messages.validation.invalidImageUrl }),
  );

/**
 * Returns true if pages can show the picture at `text`: https, a path in the portal's file storage, or the storage
 * emulator on this machine. Browsers and the pages' security policy block http; `javascript:` and `data:` are not
 * valid.
 */
export function isImageUrl(text: string): boolean {
  return (
    /^\/(?![/\\])[^\s\\]+$/u.test(text) ||
    /^https:\/\/[^\s\\/?#@]+(?:[/?#][^\s\\]*)?$/iu.test(text) ||
    /^http:\/\/(?:127\.0\.0\.1|localhost)(?::\d+)?(?:[/?#][^\s\\]*)?$/iu.test(text)
  );
}

/** The host of an https address without user info, in lower case; null for any other text. */
export function secureHostOf(address: string): string | null {
  return /^https:\/\/([^\s\\/?#@:]+)(?::\d+)?(?:[/?#][^\s\\]*)?$/iu.exec(address)?.[1]?.toLowerCase() ?? null;
}

/** Returns true if an address leads to a server; false for a path in the portal's file storage. */
export function isWebAddress(text: string): boolean {
  return /^https?:/iu.test(text);
}

/** Replaces http with https, as most servers have the picture under both. Valid picture addresses stay unchanged. */
export function withHttps(url: string): string {
  return isImageUrl(url) ? url : url.replace(/^http:\/\//iu, 'https://');
}
