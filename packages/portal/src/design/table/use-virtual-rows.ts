import {
  observeElementOffset,
  observeElementRect,
  useVirtualizer,
  type Range,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { useCallback, type RefObject } from 'react';
import { withIndex } from './with-index.ts';

export interface VirtualRows {
  /** The box that scrolls. */
  readonly scroller: RefObject<HTMLElement | null>;
  readonly count: number;
  /** The height of a row in pixels; where rows are measured, the usual one. */
  readonly height: number;
  /** The same function for as long as the rows are the same. */
  readonly keyOf: (index: number) => string | number;
  /** The row that stays on the page wherever one scrolls, because the keyboard is at it. */
  readonly pinned?: number | undefined;
  /** How many are made above and below those in sight. */
  readonly overscan?: number;
  /**
   * At least as many pixels as the box will be high: then the rows are there at once, and the box is looked at when it has been
   * laid out anyway. Without it they come once it was measured.
   */
  readonly most?: number;
}

/** Rows in a box that scrolls, of which only those in sight are on the page, and the one that has the keyboard. */
export function useVirtualRows(given: VirtualRows) {
  const { scroller, count, height, keyOf, pinned = -1, overscan = 6, most } = given;
  const rangeExtractor = useCallback((range: Range) => withIndex(range, pinned), [pinned]);
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
    ...(most !== undefined && { ...observedLater, initialRect: { width: 0, height: most } }),
  });
}

type Observe<Seen extends readonly unknown[]> = (
  box: Virtualizer<HTMLElement, HTMLElement>,
  tell: (...seen: Seen) => void,
) => (() => void) | undefined;

/** Observes the box from the end of its first layout on: to ask for its size before would lay the page out twice. */
function afterLayout<Seen extends readonly unknown[]>(observe: Observe<Seen>): Observe<Seen> {
  return (box, tell) => {
    if (box.scrollElement === null) return undefined;
    let stop: (() => void) | undefined;
    const layout = new ResizeObserver(() => {
      layout.disconnect();
      stop = observe(box, tell);
    });
    layout.observe(box.scrollElement);
    return () => {
      layout.disconnect();
      stop?.();
    };
  };
}

const observedLater = {
  observeElementRect: afterLayout(observeElementRect),
  observeElementOffset: afterLayout(observeElementOffset),
};
