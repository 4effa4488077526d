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

/** What the file picker offers: the `accept` attribute of each upload type. */
export const acceptedFiles: Readonly<Record<UploadType, string>> = {
  json: '.json',
  spreadsheet: '.csv,.tsv,.txt,.xls,.xlsx,.ods',
  image: '.jpg,.jpeg,.png,.gif,.webp',
};

/** Systems name the types of these files differently, so that their endings decide. */
const endsAs = { json: /\.json$/iu, spreadsheet: /\.(?:csv|tsv|txt|xlsx?|ods)$/iu } as const;
const wrongType = {
  json: uploadMessages.wrongTypeJson,
  spreadsheet: uploadMessages.wrongTypeSpreadsheet,
} as const;

/** Why this file cannot be uploaded as `type`, as a text for the person, or null where it can. */
export function checkUploadFile(type: UploadType, file: FileFacts): string | null {
  if (type === 'image') return checkImageFile(file);
  if (!endsAs[type].test(file.name)) return wrongType[type];
  return checkSize(file, maximumUploadBytes[type]);
}

/** As what a file can be uploaded, by its name and else by the type that the browser guesses; null where as nothing. */
export function uploadTypeFor(file: FileFacts): UploadType | null {
  if (endsAs.json.test(file.name)) return 'json';
  if (endsAs.spreadsheet.test(file.name)) return 'spreadsheet';
  return isImageFile(file) ? 'image' : null;
}

/** A new upload's id: 'upload_', `now` in epoch milliseconds, a random string; `random` answers 0 (included) to 1. */
export function newUploadId(now: number, random: () => number): string {
  let text = '';
  while (text.length < 12) text += Math.floor(random() * 36).toString(36);
  return `upload_${Math.floor(now)}_${text}`;
}
