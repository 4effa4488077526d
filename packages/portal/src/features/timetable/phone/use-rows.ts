import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useVirtualRows } from '../../../design/table/use-virtual-rows.ts';
import type { SortOrder } from '../grid/layout-day.ts';
import type { PendingSelection } from '../pending-selection.ts';
import { rowAt, startOf, type TimeRow } from './time-rows.ts';

/** As in the style sheet; used until a row is measured. */
const heights = { hour: 36, set: 68 };

interface RowsGiven {
  readonly order: SortOrder;
  readonly pending: PendingSelection | null;
  readonly instant: number | null;
  readonly onInstant: (instant: number) => void;
}

/**
 * Returns the rows in view and the time of the scroll position. A different list (of another day) opens at the same
 * hour, unless there is a pending selection.
 */
export function useRows(
  scroller: RefObject<HTMLElement | null>,
  rows: readonly TimeRow[],
  { order, pending, instant, onInstant }: RowsGiven,
) {
  const list = useRef<HTMLOListElement>(null);
  const [above, setAbove] = useState(0);
  const [seen, setSeen] = useState(instant);
  /** While the rail is dragged, its time stays, even if the list cannot scroll that far. */
  const isDrawn = useRef(false);
  useLayoutEffect(() => {
    if (list.current !== null) setAbove(list.current.offsetTop);
  }, []);
  const height = useCallback((index: number) => heights[rows[index]?.kind ?? 'set'], [rows]);
  const keyOf = useCallback((index: number) => rows[index]?.key ?? index, [rows]);
  const virtualizer = useVirtualRows({ scroller, count: rows.length, height, keyOf, above });

  const opened = useRef<readonly TimeRow[] | null>(null);
  const done = useRef<PendingSelection | null>(null);
  useLayoutEffect(() => {
    const place =
      pending?.set === undefined
        ? -1
        : rows.findIndex((row) => row.kind === 'set' && row.set.id === pending.set);
    if (place !== -1 && done.current !== pending) {
      done.current = pending;
      opened.current = rows;
      virtualizer.scrollToIndex(place, { align: 'center' });
      return;
    }
    // Keep the scroll position if rows only changed.
    const before = opened.current;
    opened.current = rows;
    if (instant === null || (before !== null && before[0]?.key === rows[0]?.key)) return;
    virtualizer.scrollToIndex(rowAt(rows, instant, order), { align: 'start' });
  }, [rows, pending, instant, order, virtualizer]);

  const note = (next: number) => {
    setSeen(next);
    onInstant(next);
  };
  const onScroll = ({ currentTarget: { scrollTop } }: { readonly currentTarget: HTMLElement }) => {
    if (isDrawn.current) return;
    const item = virtualizer.getVirtualItemForOffset(scrollTop + above);
    const row = item && rows[item.index];
    if (row !== undefined) note(startOf(row));
  };
  const byHand = () => {
    isDrawn.current = false;
  };
  return {
    list,
    items: virtualizer.getVirtualItems(),
    height: virtualizer.getTotalSize(),
    above,
    measure: virtualizer.measureElement,
    seen,
    goTo: (to: number) => {
      isDrawn.current = true;
      note(to);
      virtualizer.scrollToIndex(rowAt(rows, to, order), { align: 'start' });
    },
    scrollProps: { onScroll, onWheel: byHand, onTouchMove: byHand, onKeyDown: byHand, onPointerDown: byHand },
  };
}
