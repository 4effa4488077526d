import { VisuallyHidden } from '../../../design/controls/visually-hidden.tsx';
import { Skeleton } from '../../../design/page/skeleton.tsx';
import type { KnownLineup } from '../queries/use-lineups.ts';
import classes from './lineup-counts.module.css';
import { conflictLabel, lineupLabel, noun } from './lineup-labels.ts';

/** How many events and artists a festival has, and conflicts. Shows nothing while that is unknown; the reason is shown above the cards. */
export function LineupCounts({ lineup }: { readonly lineup: KnownLineup }) {
  if (lineup === 'unknown') return null;
  if (lineup === 'loading') return <Skeleton className={classes['skeleton']} />;
  return (
    <p className={classes['counts']} data-empty={lineup.eventCount === 0}>
      {lineupLabel(lineup)} <ConflictCount count={lineup.conflictCount} />
    </p>
  );
}

/** The number alone, to stay on the line; readers have the word, and so has who points at it. */
export function ConflictCount({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span className={classes['conflicts']} title={conflictLabel(count)}>
      {count}
      <VisuallyHidden> {noun(count, 'conflict')}</VisuallyHidden>
    </span>
  );
}
