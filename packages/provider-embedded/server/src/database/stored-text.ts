import { isUtf8 } from 'node:buffer';

/** Select a text column as `CAST(… AS BLOB)`: the library terminates the process on a text that is not UTF-8. */
export type StoredText = ArrayBuffer;

/** Decodes the stored text; null if it is invalid, as after a disk fault. */
export function readText(stored: StoredText): string | null {
  const bytes = Buffer.from(stored);
  return isUtf8(bytes) ? bytes.toString() : null;
}
