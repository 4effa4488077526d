import type { Range } from '@tanstack/react-virtual';
import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useReducer, useState } from 'react';
import { once } from '../../../../../app/loading/once.ts';
import { whenIdle } from '../../../../../app/loading/when-idle.ts';
import type { WindowVirtualizer } from './window-virtualizer.ts';

const loadPart = once(() => import('./window-virtualizer.ts'));
type Part = Awaited<ReturnType<typeof loadPart>>;

/** The height of the lowest row, and the minimum height above and below the rows, in pixels. */
const lowestRow = 37;
const leastAround = 150;
/** Rows rendered above and below the visible ones, so that Tab always finds the next one. */
const renderedRows = 6;
/** The visible rows are painted before any others are rendered. */
const initiallyRenderedRows = 0;
const patienceMs = 500;

interface GivenRows {
  readonly count: number;
  /**
   * The estimated height of a row in pixels; rows are measured once they are rendered. Must keep its identity as long
   * as the rows are the same.
   */
  readonly heightOf: (index: number) => number;
  /** Must keep its identity as long as the rows are the same. */
  readonly keyOf: (index: number) => string | number;
  /** The distance between the list's top and the page's; null until it is measured. */
  readonly top: number | null;
  /** The row that stays mounted wherever the page is scrolled; -1 for none. */
  readonly pinned: number;
}

interface ShownRow {
  readonly index: number;
  readonly key: string | number | bigint;
  /** Pixels from the top of the list; null while the rows are in normal flow. */
  readonly start: number | null;
}

interface WindowRows {
  readonly rows: readonly ShownRow[];
  readonly height: number;
  readonly measure: ((element: HTMLLIElement | null) => void) | undefined;
  /** Scrolls to a row; null while that is not possible yet. */
  readonly scrollTo: ((index: number) => void) | null;
}

/**
 * The rows of a list that scrolls with the page, of which only the visible ones are mounted. The first ones are
 * rendered before the code that follows the scrolling is loaded.
 */
export function useWindowRows(given: GivenRows): WindowRows {
  const virtualizer = useVirtualizer(useLatePart(), given);
  const items = virtualizer?.getVirtualItems() ?? [];
  // It is empty until it has measured the window. The previous rows stay: one of them may have the focus.
  if (virtualizer === null || items.length === 0) return firstOf(given, virtualizer);
  const { scrollMargin } = virtualizer.options;
  return {
    rows: items.map(({ index, key, start }) => ({ index, key, start: start - scrollMargin })),
    height: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
    scrollTo: (index) => virtualizer.scrollToIndex(index, { align: 'center' }),
  };
}

/** Loaded when the page is idle, or at the first user interaction. */
function useLatePart(): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  useEffect(() => {
    // If it fails to load, the next interaction retries.
    const load = () => void loadPart().then(setPart, () => undefined);
    const stopIdle = whenIdle(load, patienceMs);
    const signs = ['scroll', 'keydown', 'pointerdown'] as const;
    for (const sign of signs) window.addEventListener(sign, load, { passive: true });
    return () => {
      stopIdle();
      for (const sign of signs) window.removeEventListener(sign, load);
    };
  }, []);
  return part;
}

/** Does what the library's `useWindowVirtualizer` does, with a virtualizer that is loaded later. */
function useVirtualizer(part: Part | null, given: GivenRows): WindowVirtualizer | null {
  const { count, heightOf, keyOf, top, pinned } = given;
  const onChange = useReducer((changes: number) => changes + 1, 0)[1];
  const overscan = useDeferredValue(renderedRows, initiallyRenderedRows);
  const [virtualizer, setVirtualizer] = useState<WindowVirtualizer | null>(null);
  const rangeExtractor = useMemo(
    () => (part === null ? undefined : (range: Range) => part.withIndex(range, pinned)),
    [part, pinned],
  );
  const isReady = part !== null && top !== null && rangeExtractor !== undefined;
  const options = isReady && {
    count,
    estimateSize: heightOf,
    getItemKey: keyOf,
    overscan,
    scrollMargin: top,
    rangeExtractor,
    onChange,
  };
  let current = virtualizer;
  if (options !== false && part !== null) {
    if (current === null) {
      current = new part.WindowVirtualizer(options);
      setVirtualizer(current);
    } else {
      current.update(options);
    }
  }
  useLayoutEffect(() => current?.follow(), [current]);
  useLayoutEffect(() => current?.afterRender());
  return current;
}

function firstOf({ count, heightOf, keyOf }: GivenRows, virtualizer: WindowVirtualizer | null): WindowRows {
  const inView = Math.ceil((window.innerHeight - leastAround) / lowestRow);
  const rows: ShownRow[] = [];
  let height = 0;
  for (let index = 0; index < count; index += 1) {
    if (index < inView) rows.push({ index, key: keyOf(index), start: null });
    height += heightOf(index);
  }
  return { rows, height, measure: virtualizer?.measureElement, scrollTo: null };
}
