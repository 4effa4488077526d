import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';

/** For a virtual list: the rows that are seen, and the one at `index`, which stays on the page wherever one scrolls. */
export function withIndex(range: Range, index: number): number[] {
  const seen = defaultRangeExtractor(range);
  if (index < 0 || index >= range.count || seen.includes(index)) return seen;
  return [...seen, index].sort((a, b) => a - b);
}
