import { decodeText } from '../lineup/json/decode-text.ts';
import { hasBytes, hasText } from './first-bytes.ts';
import { pictureTypeOf } from './picture-type.ts';

/** This many bytes from the beginning of a file tell its type. */
export const spreadsheetTypeBytes = 1024;

const openDocument = 'application/vnd.oasis.opendocument.spreadsheet';

/**
 * The media type under which a spreadsheet that begins with `bytes` is stored, or null where it can be none. Any text counts
 * as CSV and any archive as a workbook: what they hold is found out when they are read.
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
