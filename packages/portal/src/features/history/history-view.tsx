import { zoneName, type Change } from '@lineup/domain';
import { useCallback, useState, type ReactNode } from 'react';
import { Button } from '../../design/controls/button.tsx';
import { EmptyState } from '../../design/page/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '../../design/page/skeleton.tsx';
import { ChangeList } from './change-list.tsx';
import { HistoryFilter } from './history-filter.tsx';
import { touchesOfSearch, type HistorySearch } from './history-search.ts';
import classes from './history-tab.module.css';
import { withSeen } from './merge-changes.ts';
import type { ShownHistory } from './shown-history.ts';
import { useLatestChanges } from './use-changes.ts';

const none: readonly Change[] = [];

interface HistoryViewProps {
  readonly history: ShownHistory;
  readonly search: HistorySearch;
  /** The link shown by a history without changes. */
  readonly wayOn: ReactNode;
}

/** The changes of a festival, or of the artists, that match the search. */
export function HistoryView({ history, search, wayOn }: HistoryViewProps) {
  const touches = touchesOfSearch(search);
  const latest = useLatestChanges(history.id);
  const [seen, setSeen] = useState(none);
  const note = useCallback(
    (changes: readonly Change[]) => setSeen((before) => withSeen(before, changes)),
    [],
  );
  return (
    <section className={classes['tab']}>
      <header className={classes['head']}>
        <h2>History</h2>
        <p className={classes['zone']}>Times in {zoneName(history.clocks.timezone)}</p>
      </header>
      <HistoryFilter festival={history.festival} search={search} seen={seen} />
      {latest.status === 'loading' && (
        <SkeletonGroup label="Loading">
          <Skeleton className={classes['skeleton']} />
        </SkeletonGroup>
      )}
      {latest.status === 'error' && (
        <EmptyState title={latest.error.message} action={<Button onClick={latest.retry}>Try Again</Button>}>
          Nothing is lost. The history is shown as soon as it can be read.
        </EmptyState>
      )}
      {latest.status === 'success' && (
        <ChangeList
          key={JSON.stringify(touches)}
          {...{ history, touches, wayOn }}
          recent={latest.data}
          onShown={note}
        />
      )}
    </section>
  );
}
