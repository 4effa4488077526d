/** The characters for the bytes 0x80 to 0x9F; every other byte equals its code point. */
const special =
  '\u20AC\u0081\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\u008D\u017D\u008F' +
  '\u0090\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153\u009D\u017E\u0178';

/** Few enough to pass as the arguments of one call. */
const bytesAtOnce = 8192;

/** Decodes Windows-1252. The platforms' own decoders differ for the bytes 0x80 to 0x9F. */
function decodeWindows1252(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += bytesAtOnce) {
    const codes = Array.from(bytes.subarray(at, at + bytesAtOnce), codeOf);
    text += String.fromCharCode(...codes);
  }
  return text;
}

function codeOf(byte: number): number {
  return byte >= 0x80 && byte <= 0x9f ? special.charCodeAt(byte - 0x80) : byte;
}

/** The part of the platform's decoder that is used here; browsers and Node both have it. */
declare const TextDecoder: new (
  label: string,
  options?: { fatal?: boolean },
) => { decode(bytes: Uint8Array): string };

export interface DecodedText {
  readonly text: string;
  /** True if the bytes were not valid UTF-8, so Windows-1252 was assumed. */
  readonly guessed: boolean;
}

/**
 * Decodes a file: UTF-8 or UTF-16, each with or without a byte-order mark, otherwise Windows-1252. Returns null if the
 * bytes are not text.
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

/**
 * A lineup starts with ASCII characters, so without a byte-order mark the position of the first zero byte gives the
 * byte order.
 */
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

/** A single stray zero is reported later with its position; a text with many zeros is binary. */
function isBinary(text: string): boolean {
  let zeros = 0;
  for (let at = text.indexOf('\0'); at !== -1; at = text.indexOf('\0', at + 1)) zeros += 1;
  return zeros * 100 > text.length;
}
