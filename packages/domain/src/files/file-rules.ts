import { messages } from '../messages/messages.ts';

const megabyte = 1024 * 1024;

/** Media types of the pictures that the portal takes. */
export const imageTypes = ['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp'] as const;

/** The largest picture, in bytes. */
export const maximumImageBytes = 10 * megabyte;

/** What is known of a chosen file before it is read: `size` in bytes, `type` as the browser guesses it, or empty. */
export interface FileFacts {
  readonly name: string;
  readonly size: number;
  readonly type: string;
}

/** Why this file cannot be a picture of the portal, as a text for the person, or null where it can; null is no file. */
export function checkImageFile(file: FileFacts | null): string | null {
  if (file === null) return messages.image.noFile;
  if (!isImageFile(file)) return messages.image.invalidType;
  return checkSize(file, maximumImageBytes);
}

/** A size in bytes as megabytes with two decimals: '0.03'. */
export function formatMegabytes(bytes: number): string {
  return (bytes / megabyte).toFixed(2);
}

/** Returns true if it is a picture of the portal. Some systems name no type for a file they do not know; its ending then decides. */
export function isImageFile(file: FileFacts): boolean {
  if (file.type === '') return /\.(?:jpe?g|png|gif|webp)$/iu.test(file.name);
  const type = file.type.toLowerCase();
  return imageTypes.some((allowed) => allowed === type);
}

/** Why a file is too large, as a text for the person, or null; `maximum` in bytes. */
export function checkSize(file: FileFacts, maximum: number): string | null {
  return file.size > maximum ? messages.file.tooLarge(maximum / megabyte) : null;
}
