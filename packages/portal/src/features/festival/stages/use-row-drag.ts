import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { isShortcut } from '../../../app/keys/is-shortcut.ts';
import { dropTarget, type DraggedRow } from './drag-target.ts';

/**
 * The distance in pixels from the edge of the window at which dragging scrolls the page, by this much on each pointer
 * move.
 */
const edge = 64;
const scrollStep = 14;

/** Drags rows of a list by a handle, with mouse, pen or finger. Escape cancels. */
export interface RowDrag {
  readonly dragged: DraggedRow | null;
  /** The handler for the handle of the row at `index`. */
  readonly start: (event: PointerEvent, index: number) => void;
}

/** `list` has one child per row; `onDrop` is called if a row's position changes. */
export function useRowDrag(
  list: RefObject<HTMLElement | null>,
  onDrop: (from: number, to: number) => void,
): RowDrag {
  const [dragged, setDragged] = useState<DraggedRow | null>(null);
  const ending = useRef(new AbortController());
  useEffect(() => () => ending.current.abort(), []);

  const start = (event: PointerEvent, from: number) => {
    const rows = Array.from(list.current?.children ?? []);
    if (event.button !== 0 || rows[from] === undefined) return;
    event.preventDefault();
    ending.current.abort();
    const end = new AbortController();
    ending.current = end;
    const begin = pageY(event);
    const middles = rows.map(middleOf);
    const height = rowHeight(rows, from);
    let latest: DraggedRow = { from, target: from, offset: 0, height };
    setDragged(latest);
    const finish = () => {
      end.abort();
      setDragged(null);
    };
    const follow = (moved: globalThis.PointerEvent) => {
      const offset = pageY(moved) - begin;
      latest = { ...latest, offset, target: dropTarget(middles, from, (middles[from] ?? 0) + offset) };
      setDragged(latest);
      scrollAtEdge(moved.clientY);
    };
    const drop = () => {
      finish();
      if (latest.target !== from) onDrop(from, latest.target);
    };
    const { signal } = end;
    window.addEventListener('pointermove', follow, { signal });
    window.addEventListener('pointerup', drop, { signal });
    window.addEventListener('pointercancel', finish, { signal });
    window.addEventListener('keydown', (event) => isShortcut('close', event) && finish(), { signal });
  };
  return { dragged, start };
}

function pageY({ clientY }: { readonly clientY: number }): number {
  return clientY + window.scrollY;
}

function middleOf(row: Element): number {
  const { top, height } = row.getBoundingClientRect();
  return top + window.scrollY + height / 2;
}

/** Returns the distance from a row to the next, or to the previous one if it is the last. */
function rowHeight(rows: readonly Element[], index: number): number {
  const [upper, lower] =
    index + 1 < rows.length ? [rows[index], rows[index + 1]] : [rows[index - 1], rows[index]];
  if (upper === undefined || lower === undefined) return 0;
  return lower.getBoundingClientRect().top - upper.getBoundingClientRect().top;
}

function scrollAtEdge(clientY: number): void {
  if (clientY < edge) window.scrollBy(0, -scrollStep);
  else if (clientY > window.innerHeight - edge) window.scrollBy(0, scrollStep);
}
