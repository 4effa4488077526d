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
  /** The scrolling element. */
  readonly scroller: RefObject<HTMLElement | null>;
  readonly count: number;
  /** The height of a row in pixels, or of the row at an index; an estimate if rows are measured. */
  readonly height: number | ((index: number) => number);
  /** Must keep its identity as long as the rows are the same. */
  readonly keyOf: (index: number) => string | number;
  /** A row that stays mounted wherever the list is scrolled, because it has the focus. */
  readonly pinned?: number | undefined;
  /** The pixels between the top of the box's content and the first row. */
  readonly above?: number;
  /** The number of extra rows above and below the visible ones. */
  readonly overscan?: number;
  /**
   * An upper limit of the box's height in pixels: the rows are then rendered immediately, and the box is measured after
   * its first layout. Without it rows appear once the box is measured.
   */
  readonly most?: number;
}

/** Rows in a scrolling box, of which only the visible ones and the focused one are mounted. */
export function useVirtualRows(given: VirtualRows) {
  const { scroller, count, height, keyOf, pinned = -1, above = 0, overscan = 6, most } = given;
  const rangeExtractor = useCallback((range: Range) => withIndex(range, pinned), [pinned]);
  const estimateSize = useCallback(
    (index: number) => (typeof height === 'number' ? height : height(index)),
    [height],
  );
  // The React compiler, which cannot handle this, is not in use.
  // oxlint-disable-next-line react/incompatible-library
  return useVirtualizer<HTMLElement, HTMLElement>({
    count,
    estimateSize,
    getItemKey: keyOf,
    getScrollElement: () => scroller.current,
    scrollMargin: above,
    overscan,
    rangeExtractor,
    ...(most !== undefined && { ...observedLater, initialRect: { width: 0, height: most } }),
  });
}

type Observe<Seen extends readonly unknown[]> = (
  box: Virtualizer<HTMLElement, HTMLElement>,
  tell: (...seen: Seen) => void,
) => (() => void) | undefined;

/** Observes the box from the end of its first layout on: measuring earlier would lay out the page twice. */
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
