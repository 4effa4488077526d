import * as z from 'zod/mini';
import { storable } from '../lineup/hints.ts';
import { messages } from '../messages/messages.ts';

/** Longest texts the portal keeps, in characters (Unicode code points). */
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

/** A text that is not blank and not longer than `maximum`; `label` names it in the message. */
export function requiredText(label: string, maximum: number) {
  return z.string().check(
    z.refine((text) => text.trim() !== '', { error: messages.validation.required(label) }),
    storableText(label),
    z.maxLength(maximum, { error: messages.validation.tooLong(label, maximum) }),
  );
}

/** A text that may be left out or blank, but not longer than `maximum`. */
export function optionalText(label: string, maximum: number) {
  const text = z
    .string()
    .check(storableText(label), z.maxLength(maximum, { error: messages.validation.tooLong(label, maximum) }));
  return z.optional(z.nullable(text));
}

/** The check that every database and file can keep the text as it is; `label` names it in the message. */
export function storableText(label: string) {
  return z.refine<string>((text) => storable(text) === text, {
    error: messages.validation.unstorable(label),
  });
}

/** The fields of documents and of their edits that hold the address of a picture. */
export const pictureFields = ['imageURL', 'logoURL'] as const;

/** The address of a picture; see `isImageUrl`. */
export const imageUrlSchema = z
  .string()
  .check(
    z.maxLength(textLimits.url, { error: messages.validation.tooLong('Image URL', textLimits.url) }),
    storableText('Image URL'),
    z.refine(isImageUrl, { error: messages.validation.invalidImageUrl }),
  );

/**
 * Returns true if pages can show the picture at `text`: https, a path of the portal's own file storage, or the storage emulator on
 * this machine. Browsers and the pages' policy block http; `javascript:` and `data:` are no addresses of pictures.
 */
export function isImageUrl(text: string): boolean {
  return (
    /^\/(?![/\\])[^\s\\]+$/u.test(text) ||
    /^https:\/\/[^\s\\/?#@]+(?:[/?#][^\s\\]*)?$/iu.test(text) ||
    /^http:\/\/(?:127\.0\.0\.1|localhost)(?::\d+)?(?:[/?#][^\s\\]*)?$/iu.test(text)
  );
}

/** The host of an address by https that has no user in it, in small letters; null of any other text. */
export function secureHostOf(address: string): string | null {
  return /^https:\/\/([^\s\\/?#@:]+)(?::\d+)?(?:[/?#][^\s\\]*)?$/iu.exec(address)?.[1]?.toLowerCase() ?? null;
}

/** Returns true if an address leads to a server, not to the portal's own file storage by its path. */
export function isWebAddress(text: string): boolean {
  return /^https?:/iu.test(text);
}

/** The address with https in the place of http, by which most servers have the picture as well. */
export function withHttps(url: string): string {
  return isImageUrl(url) ? url : url.replace(/^http:\/\//iu, 'https://');
}
