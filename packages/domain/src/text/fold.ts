/** Letters that are not a base letter with an accent, and what people type if their keyboard lacks them. */
const letters: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};
const own = new RegExp(`[${Object.keys(letters).join('')}]`, 'gu');
const plain = /^[ -~]*$/u;

/** Normalizes a text for searching: without case and accents. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (plain.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(own, (letter) => letters[letter] ?? letter);
}
