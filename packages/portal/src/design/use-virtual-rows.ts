import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';

export interface VirtualRows {
  readonly count: number;
  /** The usual height of a row in pixels; rows are measured once they are shown. */
  readonly height: number;
  readonly keyOf: (index: number) => string | number;
}

/** Rows in a box of their own that scrolls, of which only those in view are on the page. */
export function useVirtualRows({ count, height, keyOf }: VirtualRows) {
  const scroller = useRef<HTMLDivElement>(null);
  // The React compiler, which cannot handle it, is not in use.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLElement>({
    count,
    estimateSize: () => height,
    getItemKey: keyOf,
    getScrollElement: () => scroller.current,
    overscan: 6,
  });
  const items = virtualizer.getVirtualItems();
  return {
    scroller,
    /** What is in view; `props` are for the row's element. */
    rows: items.map(({ index, key }) => ({
      index,
      key,
      props: { ref: virtualizer.measureElement, 'data-index': index },
    })),
    /** The heights of what is out of view above and below, in pixels. */
    above: items[0]?.start ?? 0,
    below: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
  };
}
