import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useDraftSession } from '../../draft/use-draft.ts';
import classes from './event-list.module.css';
import { EventRow, type FocusRequest } from './event-row.tsx';
import { useWindowRows } from './rows/use-window-rows.ts';
import type { RowSelection } from './selection/row-selection.ts';

/** The row that was jumped to, and whether to scroll to it. */
export interface Jump {
  readonly id: string;
  readonly scroll: boolean;
  readonly request: FocusRequest;
}

interface EventListProps {
  readonly ids: readonly string[];
  readonly jump: Jump | null;
  /** The row that is being edited; it stays mounted wherever the page is scrolled. */
  readonly activeId: string | null;
  readonly selection: RowSelection;
  readonly onActive: (id: string) => void;
  readonly onRemove: (id: string) => void;
}

/** The estimated height of a row without notes, in pixels; rows are measured once they are rendered. */
const usualHeight = 37;
/** The same for a row with a note, such as a conflict with another set. */
const noteHeight = 61;

/** The events as a list of which only the visible rows are mounted. It scrolls with the page. */
export function EventList({ ids, jump, activeId, selection, onActive, onRemove }: EventListProps) {
  const listRef = useRef<HTMLUListElement>(null);
  const top = useTopOf(listRef);
  const { store } = useDraftSession();
  // A new function would recompute all positions on every render.
  const keyOf = useCallback((index: number) => ids[index] ?? index, [ids]);
  const heightOf = useCallback(
    (index: number) => (store.row(ids[index] ?? '')?.conflicts.length ? noteHeight : usualHeight),
    [store, ids],
  );
  const pinned = activeId === null ? -1 : ids.indexOf(activeId);
  const { rows, height, measure, scrollTo } = useWindowRows({
    count: ids.length,
    heightOf,
    keyOf,
    top,
    pinned,
  });

  const jumpIndex = jump?.scroll !== true ? -1 : ids.indexOf(jump.id);
  const canScroll = scrollTo !== null;
  useLayoutEffect(() => {
    if (jumpIndex >= 0) scrollTo?.(jumpIndex);
    // A jump happens once, when requested, not whenever the list changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [jump, canScroll]);

  return (
    <ul ref={listRef} aria-label="Events" data-review-rows className={classes['list']} style={{ height }}>
      {rows.map((item) => {
        const id = ids[item.index];
        if (id === undefined) return null;
        return (
          // The focused element is a field inside it.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={item.key}
            ref={measure}
            data-index={item.index}
            aria-setsize={ids.length}
            aria-posinset={item.index + 1}
            className={classes['item']}
            onFocus={() => onActive(id)}
            style={
              item.start === null ? { position: 'static' } : { transform: `translateY(${item.start}px)` }
            }
          >
            <EventRow
              id={id}
              focusField={jump?.id === id ? jump.request : null}
              selection={selection}
              onRemove={onRemove}
            />
          </li>
        );
      })}
    </ul>
  );
}

/**
 * Returns the distance between the element's top and the page's, updated when the content above grows or shrinks; null
 * before it is mounted.
 */
function useTopOf(ref: RefObject<HTMLElement | null>): number | null {
  const [top, setTop] = useState<number | null>(null);
  useLayoutEffect(() => {
    const measure = () => {
      const box = ref.current?.getBoundingClientRect();
      if (box !== undefined) setTop(Math.round(box.top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [ref]);
  return top;
}
