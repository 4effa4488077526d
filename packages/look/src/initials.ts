/**
 * Up to two letters that stand for a name: the first of each of its first two words, or the first two of its only word.
 * Words without letters, such as a year, are skipped unless there is no other; "?" for a blank name.
 */
export function initialsOf(name: string): string {
  const words = name.normalize('NFC').split(/[\s&+/|,–-]+/u);
  const [first = [], second] = words.map(lettersOf).filter((letters) => letters.length > 0);
  const letters = second === undefined ? first.slice(0, 2) : [first[0], second[0]];
  return letters.join('').toUpperCase() || (Array.from(name.trim())[0] ?? '?');
}

/** Each letter with its combining marks. */
function lettersOf(word: string): readonly string[] {
  return word.match(/\p{L}\p{M}*/gu) ?? [];
}

/** A number from 0 to `count - 1`, always the same for the same text, and evenly distributed over texts. */
export function pickByText(text: string, count: number): number {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16777619) >>> 0;
  }
  return hash % count;
}
