import * as z from 'zod/mini';
import { messages } from '../messages/messages.ts';

/** Longest texts the portal keeps, in characters (Unicode code points). */
export const textLimits = {
  festivalName: 200,
  location: 200,
  stageName: 120,
  artistName: 300,
  url: 2048,
  fileName: 255,
  errorMessage: 2000,
  displayName: 200,
} as const;

/** A text that is not blank and not longer than `maximum`; `label` names it in the message. */
export function requiredText(label: string, maximum: number) {
  return z.string().check(
    z.refine((text) => text.trim() !== '', { error: messages.validation.required(label) }),
    z.maxLength(maximum, { error: messages.validation.tooLong(label, maximum) }),
  );
}

/** The address of a picture: https or http, or a path of the portal's own file storage; never `javascript:` or `data:`. */
export const imageUrlSchema = z
  .string()
  .check(
    z.maxLength(textLimits.url, { error: messages.validation.tooLong('Image URL', textLimits.url) }),
    z.refine(isImageUrl, { error: messages.validation.invalidImageUrl }),
  );

/** Whether `text` may stand as the source of a picture. */
export function isImageUrl(text: string): boolean {
  return /^\/(?![/\\])[^\s\\]+$/u.test(text) || /^https?:\/\/[^\s\\/?#@]+(?:[/?#][^\s\\]*)?$/iu.test(text);
}
