import type { UploadType } from '../entities/upload.ts';
import { messages } from '../messages/messages.ts';

const megabyte = 1024 * 1024;

/** Media types of the pictures that the portal takes. */
export const imageTypes = ['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp'] as const;

/** The largest picture, and the largest lineup file of each upload type, in bytes. */
export const maximumImageBytes = 10 * megabyte;
export const maximumUploadBytes: Readonly<Record<UploadType, number>> = {
  json: 5 * megabyte,
  image: maximumImageBytes,
};

/** What the file picker offers: the `accept` attribute of each upload type. */
export const acceptedFiles: Readonly<Record<UploadType, string>> = {
  json: '.json',
  image: '.jpg,.jpeg,.png,.gif,.webp',
};

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

/** Why this file cannot be uploaded as `type`, as a text for the person, or null where it can. */
export function checkUploadFile(type: UploadType, file: FileFacts): string | null {
  if (type === 'image') return checkImageFile(file);
  if (!/\.json$/iu.test(file.name)) return messages.upload.wrongTypeJson;
  return checkSize(file, maximumUploadBytes.json);
}

/** A size in bytes as megabytes with two decimals: '0.03'. */
export function formatMegabytes(bytes: number): string {
  return (bytes / megabyte).toFixed(2);
}

/** A new upload's id: 'upload_', `now` in epoch milliseconds, a random string; `random` answers 0 (included) to 1. */
export function newUploadId(now: number, random: () => number): string {
  let text = '';
  while (text.length < 12) text += Math.floor(random() * 36).toString(36);
  return `upload_${Math.floor(now)}_${text}`;
}

/** Some systems name no type for a file they do not know; its ending then decides. */
function isImageFile(file: FileFacts): boolean {
  if (file.type === '') return /\.(?:jpe?g|png|gif|webp)$/iu.test(file.name);
  const type = file.type.toLowerCase();
  return imageTypes.some((allowed) => allowed === type);
}

function checkSize(file: FileFacts, maximum: number): string | null {
  return file.size > maximum ? messages.file.tooLarge(maximum / megabyte) : null;
}
