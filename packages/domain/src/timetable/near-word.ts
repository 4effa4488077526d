/** Shorter words are near too many others. */
const shortest = 3;
/** From this length on the beginning of a word may have the fault as well. */
const shortestBeginning = 5;

/** Returns true if a text is a word, or a longer text its beginning, with one letter missing, added, wrong or swapped with the next. */
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
