/**
 * Removes control characters (C0 and C1) and lone surrogates. White space among them becomes a space; with
 * `keepsLines`, tabs and line breaks stay, and other breaks become line breaks.
 */
export function withoutControls(text: string, keepsLines = false): string {
  const spaced = keepsLines
    ? text.replaceAll(/[\v\f\u0085]/gu, '\n')
    : text.replaceAll(/[\t-\r\u0085]+/gu, ' ');
  return spaced.replaceAll(/(?![\t\n\r])[\p{Cc}\p{Surrogate}]/gu, '');
}
