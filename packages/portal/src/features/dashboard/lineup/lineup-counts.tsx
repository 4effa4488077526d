import { Skeleton } from '../../../design/page/skeleton.tsx';
import type { KnownLineup } from '../queries/use-lineups.ts';
import classes from './lineup-counts.module.css';
import { lineupWords } from './lineup-words.ts';

/** How many events and artists a festival has. Nothing is said while that is not known; why stands above the cards. */
export function LineupCounts({ lineup }: { readonly lineup: KnownLineup }) {
  if (lineup === 'unknown') return null;
  if (lineup === 'loading') return <Skeleton className={classes['skeleton']} />;
  return (
    <p className={classes['counts']} data-empty={lineup.eventCount === 0}>
      {lineupWords(lineup)}
    </p>
  );
}
