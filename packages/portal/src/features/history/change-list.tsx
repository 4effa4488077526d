import {
  historyPageMessages,
  beginsLater,
  historyMessages,
  isoInZone,
  timestampToMillis,
  type Change,
  type Touch,
  type FestivalClocks,
} from '@lineup/domain';
import type { Changes } from '@lineup/services';
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { Banner } from '../../design/notices/banner.tsx';
import { Button } from '../../design/controls/button.tsx';
import { EmptyState } from '../../design/page/empty-state.tsx';
import { useIsPrinting } from '../../design/use-is-printing.ts';
import { ChangeEntry } from './change-entry.tsx';
import classes from './change-list.module.css';
import type { ShownHistory } from './shown-history.ts';
import { useChanges, type ShownChanges } from './use-changes.ts';
import { whenOf } from './when-text.ts';

interface ChangeListProps {
  readonly history: ShownHistory;
  readonly touches: readonly Touch[];
  readonly recent: Changes;
  /** The link shown by a history without changes. */
  readonly wayOn: ReactNode;
  readonly onShown: (changes: readonly Change[]) => void;
}

/** The matching changes, newest first; more load on scrolling. */
export function ChangeList({ history, touches, recent, wayOn, onShown }: ChangeListProps) {
  const shown = useChanges(history.id, touches, recent);
  const { changes, unreadable, isAll } = shown;
  useEffect(() => onShown(changes), [onShown, changes]);
  const isSearch = touches.length > 0;
  return (
    <>
      {unreadable > 0 && (
        <Banner tone="amber" title={historyMessages.damaged(unreadable)}>
          {changes.length > 0 ? historyPageMessages.othersShown : null}
        </Banner>
      )}
      {changes.length > 0 && <Entries history={history} shown={shown} />}
      {changes.length === 0 && isAll && (isSearch || unreadable === 0) && (
        <EmptyState title={isSearch ? 'No change found' : 'No changes yet'} action={!isSearch && wayOn}>
          {isSearch ? 'Nothing that is on record fits.' : historyMessages.beginsHere}
        </EmptyState>
      )}
      <Ending shown={shown} isSearch={isSearch} />
    </>
  );
}

interface EndingProps {
  readonly shown: ShownChanges;
  readonly isSearch: boolean;
}

/** What follows the changes: a loading note, an error, or the start of the history. */
function Ending({ shown, isSearch }: EndingProps) {
  const { changes, isAll, isLoading, failure, more } = shown;
  if (failure !== null) {
    return (
      <Banner tone="red" title={failure}>
        <Button variant="default" onClick={more}>
          Try Again
        </Button>
      </Banner>
    );
  }
  if (!isAll) {
    return (
      <div className={classes['more']}>
        <Button variant="default" loading={isLoading} onClick={more}>
          Load earlier changes
        </Button>
        {isLoading && <output>{isSearch ? historyPageMessages.searching : 'Loading…'}</output>}
      </div>
    );
  }
  const isBeginning = !isSearch && changes.length > 0 && beginsLater(changes.at(-1));
  return isBeginning && <p className={classes['beginning']}>{historyMessages.beginsHere}</p>;
}

/** The height of a collapsed entry in pixels; entries are measured once they are rendered. */
const usualHeight = 76;

/** How many entries before the end the next changes are loaded. */
const near = 10;

function Entries({ history, shown }: { readonly history: ShownHistory; readonly shown: ShownChanges }) {
  const { clocks } = history;
  const { changes, more, isAll, failure } = shown;
  const list = useRef<HTMLOListElement>(null);
  const [top, setTop] = useState(0);
  const isPrinting = useIsPrinting();
  // Measured on every rendering: the content above may have changed.
  useEffect(() => {
    if (list.current !== null) setTop(list.current.getBoundingClientRect().top + window.scrollY);
  }, [changes]);
  const getItemKey = useCallback((index: number) => changes[index]?.id ?? index, [changes]);
  // The React compiler, which cannot handle this, is not in use.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: changes.length,
    estimateSize: () => usualHeight,
    getItemKey,
    overscan: 8,
    // All loaded entries are printed, because paper does not scroll.
    rangeExtractor: isPrinting ? () => [...changes.keys()] : defaultRangeExtractor,
    scrollMargin: top,
    // The visible entries stay in place when a new one is added on top; at the very top it is shown.
    anchorTo: window.scrollY > top ? 'end' : 'start',
  });
  // When scrolling up, a measured entry would shift the page, and a jump to the top would stop short.
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = ({ end }, _delta, instance) =>
    instance.scrollDirection !== 'backward' && end <= (instance.scrollOffset ?? 0);
  const items = virtualizer.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  const wantsMore = !isPrinting && !isAll && failure === null && last >= changes.length - near;
  const load = useEffectEvent(more);
  useEffect(() => {
    if (wantsMore) load();
  }, [wantsMore, changes.length]);
  const dayOf = (change: Change | undefined) => (change === undefined ? null : whenOf(change, clocks).day);
  return (
    <ol
      ref={list}
      className={classes['list']}
      aria-label="Changes"
      style={{ height: virtualizer.getTotalSize() }}
    >
      {items.map(({ index, key, start }) => {
        const change = changes[index];
        return (
          change !== undefined && (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={isAll ? changes.length : -1}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start - top}px)` }}
            >
              {dayOf(change) !== dayOf(changes[index - 1]) && <DayHeading change={change} clocks={clocks} />}
              <ChangeEntry history={history} change={change} />
            </li>
          )
        );
      })}
    </ol>
  );
}

function DayHeading({ change, clocks }: { readonly change: Change; readonly clocks: FestivalClocks }) {
  return (
    <h3 className={classes['day']}>
      <time dateTime={isoInZone(timestampToMillis(change.at), clocks.timezone)}>
        {whenOf(change, clocks).day}
      </time>
    </h3>
  );
}
