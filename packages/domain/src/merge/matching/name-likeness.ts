import type { ArtistKeys } from '../../conflicts/artist-key.ts';

/** A name prepared for comparison with many others. */
export interface ComparedName extends ArtistKeys {
  /** Without spaces. */
  readonly letters: string;
  readonly words: readonly string[];
  /** All pairs of adjacent letters, including spaces, as sorted numbers. */
  readonly pairs: readonly number[];
}

export function comparedName({ whole, parts }: ArtistKeys): ComparedName {
  const words = whole.split(' ');
  const padded = ` ${whole} `;
  const pairs = new Set<number>();
  for (let place = 1; place < padded.length; place += 1) {
    pairs.add(padded.charCodeAt(place - 1) * 0x10000 + padded.charCodeAt(place));
  }
  return { whole, parts, letters: words.join(''), words, pairs: [...pairs].sort((a, b) => a - b) };
}

/**
 * Returns how similar two artists' names are, from 0 to 1: 1 if both join the same artists, in any way or order; nearly
 * 1 if one letter differs; otherwise by the share of common words or of common letter pairs.
 */
export function likenessOf(a: ComparedName, b: ComparedName): number {
  if (a.letters === b.letters || haveSameParts(a, b)) return 1;
  if (isSlip(a.letters, b.letters)) return 0.95;
  return Math.max(wordShare(a, b), pairShare(a, b));
}

function haveSameParts(a: ArtistKeys, b: ArtistKeys): boolean {
  return (
    a.parts.length > 1 && a.parts.length === b.parts.length && a.parts.every((part) => b.parts.includes(part))
  );
}

/**
 * Returns true if two names that are long enough differ by one replaced, extra or missing letter, or by two swapped
 * letters.
 */
export function isSlip(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < 5 || Math.abs(a.length - b.length) > 1) return false;
  let begin = 0;
  while (begin < a.length && a[begin] === b[begin]) begin += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - begin && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [left, other] = [a.slice(begin, a.length - end), b.slice(begin, b.length - end)];
  if (left.length <= 1 && other.length <= 1) return true;
  return left.length === 2 && other.length === 2 && left[0] === other[1] && left[1] === other[0];
}

/**
 * A name whose words are all in the other ("Oma Kelp", "Oma Kelp Trio") scores more than a partial overlap; short words
 * do not count.
 */
function wordShare(a: ComparedName, b: ComparedName): number {
  const [few, many] = a.words.length <= b.words.length ? [a, b] : [b, a];
  const common = few.words.filter((word) => many.words.includes(word)).join('').length;
  if (common < 4) return 0;
  const share = common / Math.max(few.letters.length, many.letters.length);
  return common === few.letters.length ? 0.7 + 0.3 * share : share;
}

function pairShare({ pairs }: ComparedName, { pairs: others }: ComparedName): number {
  let [common, place] = [0, 0];
  for (const pair of pairs) {
    while ((others[place] ?? Infinity) < pair) place += 1;
    if (others[place] === pair) common += 1;
  }
  return (2 * common) / (pairs.length + others.length);
}
