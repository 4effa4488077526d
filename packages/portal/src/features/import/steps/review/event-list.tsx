import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useDraftSession } from '../../draft/use-draft.ts';
import classes from './event-list.module.css';
import { EventRow, type FocusRequest } from './event-row.tsx';
import { useWindowRows } from './rows/use-window-rows.ts';
import type { RowSelection } from './selection/row-selection.ts';

/** Which row was jumped to, and whether to scroll to it. */
export interface Jump {
  readonly id: string;
  readonly scroll: boolean;
  readonly request: FocusRequest;
}

interface EventListProps {
  readonly ids: readonly string[];
  readonly jump: Jump | null;
  /** The row in which one works; it stays on the page wherever one scrolls. */
  readonly activeId: string | null;
  readonly selection: RowSelection;
  readonly onActive: (id: string) => void;
  readonly onRemove: (id: string) => void;
}

/** Height of a row without notes, in pixels; rows are measured once they are shown. */
const usualHeight = 37;
/** The same of a row with a note, such as on a conflict with another set. */
const noteHeight = 61;

/** The events as a list in which only what is seen is on the page. It scrolls with the page. */
export function EventList({ ids, jump, activeId, selection, onActive, onRemove }: EventListProps) {
  const listRef = useRef<HTMLUListElement>(null);
  const top = useTopOf(listRef);
  const { store } = useDraftSession();
  // Other functions would have all places worked out again with every rendering.
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
    // A jump is made once, when it is asked for, not whenever the list changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [jump, canScroll]);

  return (
    <ul ref={listRef} aria-label="Events" data-review-rows className={classes['list']} style={{ height }}>
      {rows.map((item) => {
        const id = ids[item.index];
        if (id === undefined) return null;
        return (
          // What has the focus is a field in it.
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

/** How far the element's top is from the page's, followed when what stands above it grows or shrinks; null before it stands. */
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
