import type { UploadType } from '../entities/upload.ts';
import { uploadMessages } from '../messages/upload-messages.ts';
import { checkImageFile, checkSize, isImageFile, maximumImageBytes, type FileFacts } from './file-rules.ts';

const megabyte = 1024 * 1024;

/** The largest lineup file of each upload type, in bytes. */
export const maximumUploadBytes: Readonly<Record<UploadType, number>> = {
  json: 5 * megabyte,
  spreadsheet: 5 * megabyte,
  image: maximumImageBytes,
};

/** The `accept` attribute of the file picker, by upload type. */
export const acceptedFiles: Readonly<Record<UploadType, string>> = {
  json: '.json',
  spreadsheet: '.csv,.tsv,.txt,.xls,.xlsx,.ods',
  image: '.jpg,.jpeg,.png,.gif,.webp',
};

/** Decided by extension, as systems use different media types for these files. */
const endsAs = { json: /\.json$/iu, spreadsheet: /\.(?:csv|tsv|txt|xlsx?|ods)$/iu } as const;
const wrongType = {
  json: uploadMessages.wrongTypeJson,
  spreadsheet: uploadMessages.wrongTypeSpreadsheet,
} as const;

/** Checks whether a file can be uploaded as `type`. Returns the error message, or null if it can. */
export function checkUploadFile(type: UploadType, file: FileFacts): string | null {
  if (type === 'image') return checkImageFile(file);
  if (!endsAs[type].test(file.name)) return wrongType[type];
  return checkSize(file, maximumUploadBytes[type]);
}

/** The upload type of a file, by its name or else the type guessed by the browser; null if it cannot be uploaded. */
export function uploadTypeFor(file: FileFacts): UploadType | null {
  if (endsAs.json.test(file.name)) return 'json';
  if (endsAs.spreadsheet.test(file.name)) return 'spreadsheet';
  return isImageFile(file) ? 'image' : null;
}

/**
 * Makes an upload id: 'upload_', `now` in epoch milliseconds, '_' and a random string; `random` returns 0 (inclusive)
 * to 1.
 */
export function newUploadId(now: number, random: () => number): string {
  let text = '';
  while (text.length < 12) text += Math.floor(random() * 36).toString(36);
  return `upload_${Math.floor(now)}_${text}`;
}
