/** Returns the text on one line. Replaces control characters, which calendars and XML cannot hold, with a space. */
export function plainText(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\uFFFE\uFFFF]+/gu, ' ').trim();
}
