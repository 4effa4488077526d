/** Returns true if the characters of `text`, all below 256, stand in `bytes` from `at` on. */
export function hasText(bytes: Uint8Array, at: number, text: string): boolean {
  return hasBytes(bytes, at, ...Array.from(text, (character) => character.charCodeAt(0)));
}

/** Returns true if these bytes stand in `bytes` from `at` on. */
export function hasBytes(bytes: Uint8Array, at: number, ...expected: readonly number[]): boolean {
  return expected.every((byte, index) => bytes[at + index] === byte);
}
