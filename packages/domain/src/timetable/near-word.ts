/** Shorter words are similar to too many others. */
const shortest = 3;
/** From this length on, the typed text may also be the beginning of a word with a mistake. */
const shortestBeginning = 5;

/**
 * Returns true if a text is a word, or a longer text the beginning of one, with one letter missing, added, replaced or
 * swapped with the next.
 */
export function isNearWord(typed: string, word: string): boolean {
  const { length } = typed;
  if (length < shortest) return false;
  if (hasOneFault(typed, word)) return true;
  return (
    length >= shortestBeginning &&
    [length - 1, length, length + 1].some((size) => hasOneFault(typed, word.slice(0, size)))
  );
}

function hasOneFault(one: string, other: string): boolean {
  if (one.length > other.length) return hasOneFault(other, one);
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  if (one.length < other.length) return one.slice(at) === other.slice(at + 1);
  if (one.slice(at + 1) === other.slice(at + 1)) return true;
  const isSwapped = one[at] === other[at + 1] && one[at + 1] === other[at];
  return isSwapped && one.slice(at + 2) === other.slice(at + 2);
}
