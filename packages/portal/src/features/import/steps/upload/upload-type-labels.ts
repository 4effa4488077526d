import type { UploadType } from '@lineup/domain';

/** The labels of the file types, in display order. */
export const uploadTypeLabels: Readonly<Record<UploadType, string>> = {
  json: 'JSON',
  spreadsheet: 'Spreadsheet',
  image: 'Image',
};
