import { messages } from '../messages/messages.ts';

const megabyte = 1024 * 1024;

/** The media types of accepted pictures. */
export const imageTypes = ['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp'] as const;

/** The largest picture, in bytes. */
export const maximumImageBytes = 10 * megabyte;

/** What is known about a chosen file before reading it: `size` in bytes, `type` as guessed by the browser, or empty. */
export interface FileFacts {
  readonly name: string;
  readonly size: number;
  readonly type: string;
}

/** Checks a chosen picture; null means that no file was chosen. Returns the error message, or null if it is valid. */
export function checkImageFile(file: FileFacts | null): string | null {
  if (file === null) return messages.image.noFile;
  if (!isImageFile(file)) return messages.image.invalidType;
  return checkSize(file, maximumImageBytes);
}

/** Formats a size in bytes as megabytes with two decimals: '0.03'. */
export function formatMegabytes(bytes: number): string {
  return (bytes / megabyte).toFixed(2);
}

/** Returns true for an accepted picture. Some systems give no type for unknown files; the extension then decides. */
export function isImageFile(file: FileFacts): boolean {
  if (file.type === '') return /\.(?:jpe?g|png|gif|webp)$/iu.test(file.name);
  const type = file.type.toLowerCase();
  return imageTypes.some((allowed) => allowed === type);
}

/** Returns the error message if a file is larger than `maximum` bytes, otherwise null. */
export function checkSize(file: FileFacts, maximum: number): string | null {
  return file.size > maximum ? messages.file.tooLarge(maximum / megabyte) : null;
}
