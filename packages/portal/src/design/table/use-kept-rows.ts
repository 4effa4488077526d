import { useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, type RefObject } from 'react';
import { withIndex } from '../with-index.ts';

export interface KeptRows {
  /** The box that scrolls. */
  readonly scroller: RefObject<HTMLElement | null>;
  readonly count: number;
  /** The height of a row in pixels; where rows are measured, the usual one. */
  readonly height: number;
  /** The same function for as long as the rows are the same. */
  readonly keyOf: (index: number) => string | number;
  /** The row that stays on the page wherever one scrolls, because the keyboard is at it; -1 for none. */
  readonly kept: number;
  /** How many are made above and below those in sight. */
  readonly overscan: number;
}

/** Rows in a box that scrolls, of which only those in sight are on the page, and the one that has the keyboard. */
export function useKeptRows({ scroller, count, height, keyOf, kept, overscan }: KeptRows) {
  const rangeExtractor = useCallback((range: Range) => withIndex(range, kept), [kept]);
  const estimateSize = useCallback(() => height, [height]);
  // The React compiler, which cannot handle it, is not in use.
  // oxlint-disable-next-line react/incompatible-library
  return useVirtualizer<HTMLElement, HTMLElement>({
    count,
    estimateSize,
    getItemKey: keyOf,
    getScrollElement: () => scroller.current,
    overscan,
    rangeExtractor,
  });
}
