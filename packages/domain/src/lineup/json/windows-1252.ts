/** The characters of the bytes 0x80 to 0x9F; the other bytes are the code points of the same number. */
const special =
  '\u20AC\u0081\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\u008D\u017D\u008F' +
  '\u0090\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153\u009D\u017E\u0178';

/** Few enough to be passed as arguments of one call. */
const bytesAtOnce = 8192;

/** The text of bytes in Windows-1252. The platforms' own decoders differ for the bytes 0x80 to 0x9F. */
export function decodeWindows1252(bytes: Uint8Array): string {
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
