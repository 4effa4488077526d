import { zoneName, type Change, type Festival } from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import { useSearch } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { AsOfView } from './as-of-view.tsx';
import { ChangeList } from './change-list.tsx';
import { HistoryFilter } from './history-filter.tsx';
import { withSeen } from './merge-changes.ts';
import { useLatestChanges } from './use-changes.ts';
import { Button } from '../../design/controls/button.tsx';
import { EmptyState } from '../../design/page/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '../../design/page/skeleton.tsx';
import { readHistorySearch, touchesOfSearch } from './history-search.ts';
import classes from './history-tab.module.css';

const none: readonly Change[] = [];

/** Everything that was done to the festival, and the ways back. */
export function HistoryTab({ festival }: { readonly festival: Versioned<Festival> }) {
  const search = readHistorySearch(useSearch({ strict: false }));
  const touches = touchesOfSearch(search);
  const latest = useLatestChanges(festival.id);
  const [seen, setSeen] = useState(none);
  const note = useCallback(
    (changes: readonly Change[]) => setSeen((before) => withSeen(before, changes)),
    [],
  );
  if (search.asOf !== undefined) {
    return <AsOfView key={search.asOf} festival={festival} changeId={search.asOf} />;
  }
  return (
    <section className={classes['tab']}>
      <header className={classes['head']}>
        <h2>History</h2>
        <p className={classes['zone']}>Times in {zoneName(festival.timezone)}</p>
      </header>
      <HistoryFilter festival={festival} search={search} seen={seen} />
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
          festival={festival}
          touches={touches}
          recent={latest.data}
          onShown={note}
        />
      )}
    </section>
  );
}
