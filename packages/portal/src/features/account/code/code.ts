/** The number of digits in a code (specification, section 9). */
export const codeLength = 6;

/** Returns the digits of what was typed or pasted, at most six. */
export function codeFrom(text: string): string {
  return text.replaceAll(/\D/gu, '').slice(0, codeLength);
}

/** Returns true if `code` is complete. */
export function isWholeCode(code: string): boolean {
  return code.length === codeLength;
}
