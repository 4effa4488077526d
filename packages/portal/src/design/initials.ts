/** Up to two characters that stand for a name: the first of its first two words; "?" for a blank one. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s&+/|,–-]+/u).filter((word) => word !== '');
  const letters = words.map((word) => Array.from(word.normalize('NFC'))[0] ?? '');
  return letters.slice(0, 2).join('').toUpperCase() || '?';
}

/** A number from 0 to `count - 1` that is always the same for the same text and spread evenly over texts. */
export function pickByText(text: string, count: number): number {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16777619) >>> 0;
  }
  return hash % count;
}
