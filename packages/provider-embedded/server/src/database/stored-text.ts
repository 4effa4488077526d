import { isUtf8 } from 'node:buffer';

/** A text column is read as `CAST(… AS BLOB)`: the library ends the whole process on a text that is not UTF-8. */
export type StoredText = ArrayBuffer;

/** The stored text, or null where it is none, as after a fault of the disk. */
export function readText(stored: StoredText): string | null {
  const bytes = Buffer.from(stored);
  return isUtf8(bytes) ? bytes.toString() : null;
}
