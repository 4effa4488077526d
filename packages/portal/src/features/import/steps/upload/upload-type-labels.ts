import type { UploadType } from '@lineup/domain';

/** What the types of files are called, in the order in which they are offered. */
export const uploadTypeLabels: Readonly<Record<UploadType, string>> = {
  json: 'JSON',
  spreadsheet: 'Spreadsheet',
  image: 'Image',
};
