import { clsx } from 'clsx';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { placeAfterKey } from './list-walk.ts';
import { useVirtualRows, type VirtualRows } from './use-virtual-rows.ts';
import classes from './virtual-list.module.css';

interface VirtualListProps extends Pick<VirtualRows, 'count' | 'height' | 'keyOf'> {
  readonly label: string;
  /** The style of the box; by default it has a frame and a standard height. */
  readonly className?: string | undefined;
  /** The row that the Tab key reaches, and the handler of arrow keys that move to another; for rows with controls. */
  readonly walk?: { readonly current: number; readonly onWalk: (index: number) => void };
  /** The row to scroll to when it changes; -1 for none. */
  readonly inView?: number;
  /** Renders the row at this position. */
  readonly children: (index: number) => ReactNode;
}

/** A list in a scrolling box of its own, of which only the visible rows are mounted. */
export function VirtualList({ label, className, walk, inView = -1, children, ...given }: VirtualListProps) {
  const { count, keyOf } = given;
  const scroller = useRef<HTMLElement>(null);
  const rows = useVirtualRows({ ...given, scroller, pinned: walk?.current });
  const keyInView = inView < 0 ? null : keyOf(inView);
  useEffect(() => {
    if (keyInView !== null) rows.scrollToIndex(inView);
    // Scrolls only when the row in view changes, not on other changes of the list.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [keyInView]);
  const noteKey = (event: KeyboardEvent) => {
    const next = walk === undefined ? -1 : placeAfterKey(event, walk.current, count);
    if (walk === undefined || next < 0) return;
    event.preventDefault();
    flushSync(() => walk.onWalk(next));
    rows.scrollToIndex(next);
    const row = scroller.current?.querySelector(`[data-index='${next}']`);
    row?.querySelector<HTMLElement>('button, input, a')?.focus({ preventScroll: true });
  };
  return (
    <section
      ref={scroller}
      className={clsx(classes['box'], className ?? classes['framed'])}
      aria-label={label}
      tabIndex={walk === undefined ? 0 : undefined}
    >
      {/* Its rows handle the keys; the list receives the bubbling events. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul className={classes['list']} style={{ height: rows.getTotalSize() }} onKeyDown={noteKey}>
        {rows.getVirtualItems().map(({ index, key, start }) => (
          <li
            key={key}
            ref={rows.measureElement}
            data-index={index}
            aria-setsize={count}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start}px)` }}
          >
            {children(index)}
          </li>
        ))}
      </ul>
    </section>
  );
}
