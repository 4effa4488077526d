/** Parses a colour such as "8A1C5B" or "#abc" into its stored form; null if it is not a colour. */
export function readAccentColor(text: string): string | null {
  const [, digits = ''] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/iu.exec(text.trim()) ?? [];
  if (digits === '') return null;
  const all = digits.length === 3 ? Array.from(digits, (digit) => digit + digit).join('') : digits;
  return `#${all.toLowerCase()}`;
}
