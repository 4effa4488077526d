import { clsx } from 'clsx';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { placeAfterKey } from './list-walk.ts';
import { useVirtualRows, type VirtualRows } from './use-virtual-rows.ts';
import classes from './virtual-list.module.css';

interface VirtualListProps extends Pick<VirtualRows, 'count' | 'height' | 'keyOf'> {
  readonly label: string;
  /** How the box looks; without it, it has a frame and a usual height. */
  readonly className?: string | undefined;
  /** The row to which the Tab key leads, and what an arrow key does that leads to another; for rows that have controls. */
  readonly walk?: { readonly current: number; readonly onWalk: (index: number) => void };
  /** The row that is scrolled to when another one is given; -1 for none. */
  readonly inView?: number;
  /** The row at this place. */
  readonly children: (index: number) => ReactNode;
}

/** A list in a box of its own that scrolls, of which only what is in view is on the page. */
export function VirtualList({ label, className, walk, inView = -1, children, ...given }: VirtualListProps) {
  const { count, keyOf } = given;
  const scroller = useRef<HTMLElement>(null);
  const rows = useVirtualRows({ ...given, scroller, pinned: walk?.current });
  const keyInView = inView < 0 ? null : keyOf(inView);
  useEffect(() => {
    if (keyInView !== null) rows.scrollToIndex(inView);
    // Another row in view is scrolled to; not whatever else changes in the list.
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
      {/* Its rows take the keys; on the list they are heard on their way up. */}
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
