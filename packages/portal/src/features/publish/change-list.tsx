import { publishPageMessages } from '@lineup/domain';
import { useCallback, useState } from 'react';
import { VirtualList } from '../../design/table/virtual-list.tsx';
import classes from './change-list.module.css';
import type { ListedChange } from './listed-changes.ts';
import type { Unticked } from './ticks.ts';

interface ChangeListProps {
  readonly changes: readonly ListedChange[];
  readonly unticked: Unticked;
  readonly onTick: (keys: readonly string[], isTicked: boolean) => void;
}

/** The estimated height of a row in pixels. */
const usualHeight = 41;

/**
 * The changes, each with a checkbox for publishing it. There may be thousands, of which only the visible ones are
 * mounted. The Tab key reaches one of them, the arrow keys move between them.
 */
export function ChangeList({ changes, unticked, onTick }: ChangeListProps) {
  const [at, setAt] = useState(0);
  const count = changes.length;
  const current = Math.min(at, count - 1);
  const keyOf = useCallback((index: number) => changes[index]?.key ?? index, [changes]);
  return (
    <VirtualList
      label={publishPageMessages.changes.list}
      className={classes['box']}
      height={usualHeight}
      walk={{ current, onWalk: setAt }}
      {...{ count, keyOf }}
    >
      {(index) => {
        const change = changes[index];
        if (change === undefined) return null;
        const isTicked = !unticked.has(change.key);
        const isFirst = changes[index - 1]?.heading !== change.heading;
        return (
          <>
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
          </>
        );
      }}
    </VirtualList>
  );
}
