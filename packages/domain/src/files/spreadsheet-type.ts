import { decodeText } from '../lineup/json/decode-text.ts';
import { hasBytes, hasText } from './first-bytes.ts';
import { pictureTypeOf } from './picture-type.ts';

/** How many bytes from the start of a file are needed to determine its type. */
export const spreadsheetTypeBytes = 1024;

const openDocument = 'application/vnd.oasis.opendocument.spreadsheet';

/**
 * The media type for storing a spreadsheet that starts with `bytes`; null if it cannot be one. Any text counts as CSV
 * and any archive as a workbook, as their content is only checked when they are read.
 */
export function spreadsheetTypeOf(bytes: Uint8Array): string | null {
  if (hasText(bytes, 0, 'PK')) {
    return hasText(bytes, 30, `mimetype${openDocument}`)
      ? openDocument
      : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  }
  if (hasBytes(bytes, 0, 0xd0, 0xcf, 0x11, 0xe0)) return 'application/vnd.ms-excel';
  return isText(bytes.subarray(0, spreadsheetTypeBytes)) ? 'text/csv' : null;
}

function isText(bytes: Uint8Array): boolean {
  if (hasText(bytes, 0, '%PDF-') || pictureTypeOf(bytes) !== null) return false;
  return decodeText(bytes) !== null;
}
