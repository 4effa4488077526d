import type { Range } from '@tanstack/react-virtual';
import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useReducer, useState } from 'react';
import { once } from '../../../../../app/loading/once.ts';
import { whenIdle } from '../../../../../app/loading/when-idle.ts';
import type { WindowVirtualizer } from './window-virtualizer.ts';

const loadPart = once(() => import('./window-virtualizer.ts'));
type Part = Awaited<ReturnType<typeof loadPart>>;

/** Height of the lowest row, and of what is above and below the rows at least, in pixels. */
const lowestRow = 37;
const leastAround = 150;
/** Rows rendered above and below those in view, so that Tab always finds the next one. */
const renderedRows = 6;
/** Those that are seen are painted before the others are made. */
const initiallyRenderedRows = 0;
const patienceMs = 500;

interface GivenRows {
  readonly count: number;
  /** The usual height of a row in pixels; rows are measured once they are shown. The same function as long as the rows are the same. */
  readonly heightOf: (index: number) => number;
  /** The same function for as long as the rows are the same. */
  readonly keyOf: (index: number) => string | number;
  /** How far the list's top is from the page's; null before it is known. */
  readonly top: number | null;
  /** The row that stays on the page wherever one scrolls; -1 for none. */
  readonly pinned: number;
}

interface ShownRow {
  readonly index: number;
  readonly key: string | number | bigint;
  /** Pixels from the top of the list; null while the rows follow each other by themselves. */
  readonly start: number | null;
}

interface WindowRows {
  readonly rows: readonly ShownRow[];
  readonly height: number;
  readonly measure: ((element: HTMLLIElement | null) => void) | undefined;
  /** Scrolls to a row; null while that cannot be done yet. */
  readonly scrollTo: ((index: number) => void) | null;
}

/**
 * The rows of a list that scrolls with the page; only those that are seen are on the page. The first ones are there before what
 * follows the scrolling is loaded.
 */
export function useWindowRows(given: GivenRows): WindowRows {
  const virtualizer = useVirtualizer(useLatePart(), given);
  const items = virtualizer?.getVirtualItems() ?? [];
  // It is empty until it has seen the window. The rows of before stay: one of them may have the focus.
  if (virtualizer === null || items.length === 0) return firstOf(given, virtualizer);
  const { scrollMargin } = virtualizer.options;
  return {
    rows: items.map(({ index, key, start }) => ({ index, key, start: start - scrollMargin })),
    height: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
    scrollTo: (index) => virtualizer.scrollToIndex(index, { align: 'center' }),
  };
}

/** Loaded when the page has nothing else to do, or at the first sign that somebody works in it. */
function useLatePart(): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  useEffect(() => {
    // Where it does not arrive, the next sign asks again.
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

/** What `useWindowVirtualizer` of the library does, with a virtualizer that comes later. */
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
