import { VisuallyHidden } from '../../../design/controls/visually-hidden.tsx';
import { Skeleton } from '../../../design/page/skeleton.tsx';
import type { KnownLineup } from '../queries/use-lineups.ts';
import classes from './lineup-counts.module.css';
import { conflictLabel, lineupLabel, noun } from './lineup-labels.ts';

/**
 * The numbers of events and artists of a festival, and conflicts. Empty while unknown; the reason is shown above the
 * cards.
 */
export function LineupCounts({ lineup }: { readonly lineup: KnownLineup }) {
  if (lineup === 'unknown') return null;
  if (lineup === 'loading') return <Skeleton className={classes['skeleton']} />;
  return (
    <p className={classes['counts']} data-empty={lineup.eventCount === 0}>
      {lineupLabel(lineup)} <ConflictCount count={lineup.conflictCount} />
    </p>
  );
}

/** Shows only the number, to fit on the line; the noun is in the tooltip and for screen readers. */
export function ConflictCount({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span className={classes['conflicts']} title={conflictLabel(count)}>
      {count}
      <VisuallyHidden> {noun(count, 'conflict')}</VisuallyHidden>
    </span>
  );
}
