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

/** The usual height of a row in pixels. */
const usualHeight = 41;

/**
 * What has changed, with a tick for each that is published. There may be thousands, of which only those in sight are on the page. The
 * Tab key leads to one of them, the arrow keys from one to the next.
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
