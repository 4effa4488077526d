import { decodeWindows1252 } from './windows-1252.ts';

/** The part of the platform's decoder that is needed here; browsers and Node both have it. */
declare const TextDecoder: new (
  label: string,
  options?: { fatal?: boolean },
) => { decode(bytes: Uint8Array): string };

export interface DecodedText {
  readonly text: string;
  /** Whether the bytes were no UTF-8 and Windows-1252 was assumed. */
  readonly guessed: boolean;
}

/**
 * The text of a file: UTF-8 or UTF-16, each with or without a byte-order mark, else Windows-1252. Null where the
 * bytes are no text.
 */
export function decodeText(bytes: Uint8Array): DecodedText | null {
  const utf16 = utf16Label(bytes);
  if (utf16 !== null) return known(new TextDecoder(utf16).decode(bytes));
  const utf8 = decodeUtf8(bytes);
  if (utf8 !== null) return known(utf8);
  if (bytes.includes(0)) return null;
  return { text: decodeWindows1252(bytes), guessed: true };
}

function known(text: string): DecodedText | null {
  return isBinary(text) ? null : { text, guessed: false };
}

/** A lineup begins with ASCII characters, so without a mark the place of the first zero byte tells the byte order. */
function utf16Label(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second, third, fourth] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first && second === 0 && (third || third === undefined)) return 'utf-16le';
  if (first === 0 && second && (fourth || third === 0)) return 'utf-16be';
  return null;
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** One stray zero is left to be reported with its place; a text full of them is none. */
function isBinary(text: string): boolean {
  let zeros = 0;
  for (let at = text.indexOf('\0'); at !== -1; at = text.indexOf('\0', at + 1)) zeros += 1;
  return zeros * 100 > text.length;
}
