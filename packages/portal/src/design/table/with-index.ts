import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';

/**
 * For a virtual list: returns the visible rows and the one at `index`, which stays mounted wherever the list is
 * scrolled.
 */
export function withIndex(range: Range, index: number): number[] {
  const seen = defaultRangeExtractor(range);
  if (index < 0 || index >= range.count || seen.includes(index)) return seen;
  return [...seen, index].sort((a, b) => a - b);
}
