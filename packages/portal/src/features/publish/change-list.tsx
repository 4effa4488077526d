import { publishPageMessages } from '@lineup/domain';
import { useCallback, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { placeAfterKey } from '../../design/table/list-walk.ts';
import { useVirtualRows } from '../../design/table/use-virtual-rows.ts';
import classes from './change-list.module.css';
import type { ListedChange } from './listed-changes.ts';
import type { Unticked } from './ticks.ts';

interface ChangeListProps {
  readonly changes: readonly ListedChange[];
  readonly unticked: Unticked;
  readonly onTick: (keys: readonly string[], isTicked: boolean) => void;
}

/** The usual height of a row in pixels. */
const usualHeight = 41;

/**
 * What has changed, with a tick for each that is published. There may be thousands, of which only those in sight are on the page. The
 * Tab key leads to one of them, the arrow keys from one to the next.
 */
export function ChangeList({ changes, unticked, onTick }: ChangeListProps) {
  const scroller = useRef<HTMLElement>(null);
  const [at, setAt] = useState(0);
  const count = changes.length;
  const current = Math.min(at, count - 1);
  const keyOf = useCallback((index: number) => changes[index]?.key ?? index, [changes]);
  const virtualizer = useVirtualRows({
    scroller,
    count,
    height: usualHeight,
    keyOf,
    pinned: current,
    overscan: 6,
  });

  const noteKey = (event: KeyboardEvent) => {
    const next = placeAfterKey(event, current, count);
    if (next < 0) return;
    event.preventDefault();
    flushSync(() => setAt(next));
    virtualizer.scrollToIndex(next);
    scroller.current
      ?.querySelector<HTMLElement>(`[data-index='${next}'] input`)
      ?.focus({ preventScroll: true });
  };

  return (
    <section ref={scroller} className={classes['box']} aria-label={publishPageMessages.changes.list}>
      {/* Its rows take the keys; on the list they are heard on their way up. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul className={classes['list']} style={{ height: virtualizer.getTotalSize() }} onKeyDown={noteKey}>
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const change = changes[index];
          if (change === undefined) return null;
          const isTicked = !unticked.has(change.key);
          const isFirst = changes[index - 1]?.heading !== change.heading;
          return (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={count}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start}px)` }}
            >
              {isFirst && <h4 className={classes['day']}>{change.heading}</h4>}
              <label className={classes['row']} data-ticked={isTicked}>
                <input
                  type="checkbox"
                  checked={isTicked}
                  tabIndex={index === current ? 0 : -1}
                  onFocus={() => setAt(index)}
                  onChange={(event) => onTick([change.key], event.currentTarget.checked)}
                />
                <span>{change.text}</span>
              </label>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
