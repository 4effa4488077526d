import { useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { withIndex } from '../../../../design/with-index.ts';
import { useDraftSession } from '../../draft/use-draft.ts';
import classes from './event-list.module.css';
import { EventRow, type FocusRequest } from './event-row.tsx';
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
/** Rows rendered above and below those in view, so that Tab always finds the next one. */
const renderedRows = 6;
/** Those that are seen are painted before the others are made. */
const initiallyRenderedRows = 0;

/** The events as a list in which only what is seen is on the page. It scrolls with the page. */
export function EventList({ ids, jump, activeId, selection, onActive, onRemove }: EventListProps) {
  const listRef = useRef<HTMLUListElement>(null);
  const top = useTopOf(listRef);
  const isPlaced = top !== null;
  const scrollMargin = top ?? 0;
  const activeIndex = activeId === null ? -1 : ids.indexOf(activeId);
  const rangeExtractor = useCallback((range: Range) => withIndex(range, activeIndex), [activeIndex]);
  const { store } = useDraftSession();
  // Another function would have all places worked out again with every rendering.
  const getItemKey = useCallback((index: number) => ids[index] ?? index, [ids]);
  const overscan = useDeferredValue(renderedRows, initiallyRenderedRows);
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: ids.length,
    estimateSize: (index) => (store.row(ids[index] ?? '')?.conflicts.length ? noteHeight : usualHeight),
    getItemKey,
    overscan,
    scrollMargin,
    // The places of all events are worked out once only, when the list's own is known.
    enabled: isPlaced,
    rangeExtractor,
  });

  useActiveRow(listRef, ids, onActive);

  const jumpIndex = jump?.scroll !== true ? -1 : ids.indexOf(jump.id);
  useLayoutEffect(() => {
    if (isPlaced && jumpIndex >= 0) virtualizer.scrollToIndex(jumpIndex, { align: 'center' });
    // A jump is made once, when it is asked for, not whenever the list changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [jump, isPlaced]);

  return (
    <ul
      ref={listRef}
      aria-label="Events"
      className={classes['list']}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map((item) => {
        const id = ids[item.index];
        if (id === undefined) return null;
        return (
          <li
            key={item.key}
            ref={virtualizer.measureElement}
            data-index={item.index}
            aria-setsize={ids.length}
            aria-posinset={item.index + 1}
            className={classes['item']}
            style={{ transform: `translateY(${item.start - scrollMargin}px)` }}
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

/** Tells into which row the focus goes. */
function useActiveRow(
  ref: RefObject<HTMLElement | null>,
  ids: readonly string[],
  onActive: (id: string) => void,
): void {
  const onFocus = useEffectEvent((event: FocusEvent) => {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-index]') : null;
    const id = ids[Number(row?.dataset['index'])];
    if (id !== undefined) onActive(id);
  });
  useEffect(() => {
    const list = ref.current;
    const listener = (event: FocusEvent) => onFocus(event);
    list?.addEventListener('focusin', listener);
    return () => list?.removeEventListener('focusin', listener);
  }, [ref]);
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
