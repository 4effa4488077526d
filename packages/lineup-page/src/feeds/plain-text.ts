/**
 * The text on one line and without control characters, which calendars and XML cannot hold: what is left where they stood is a
 * space.
 */
export function plainText(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\uFFFE\uFFFF]+/gu, ' ').trim();
}
