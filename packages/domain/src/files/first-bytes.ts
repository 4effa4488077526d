/** Returns true if `bytes` has `text` at offset `at`. All characters must be below 256. */
export function hasText(bytes: Uint8Array, at: number, text: string): boolean {
  return hasBytes(bytes, at, ...Array.from(text, (character) => character.charCodeAt(0)));
}

/** Returns true if `bytes` has these bytes at offset `at`. */
export function hasBytes(bytes: Uint8Array, at: number, ...expected: readonly number[]): boolean {
  return expected.every((byte, index) => bytes[at + index] === byte);
}
