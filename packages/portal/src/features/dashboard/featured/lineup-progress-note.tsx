import type { Festival } from '@lineup/domain';
import type { ReactNode } from 'react';
import { Skeleton } from '../../../design/page/skeleton.tsx';
import { ConflictCount } from '../lineup/lineup-counts.tsx';
import { noLineup, noun } from '../lineup/lineup-labels.ts';
import type { KnownLineup } from '../queries/use-lineups.ts';
import { lineupProgress, type Filled } from './lineup-progress.ts';
import classes from './lineup-progress-note.module.css';

interface LineupProgressNoteProps {
  readonly festival: Festival;
  readonly lineup: KnownLineup;
}

/** How complete the festival's lineup is. Empty while unknown; the reason is shown above the cards. */
export function LineupProgressNote({ festival, lineup }: LineupProgressNoteProps) {
  if (lineup === 'unknown') return null;
  if (lineup === 'loading') return <Skeleton className={classes['skeleton']} />;
  if (lineup.eventCount === 0) return <p className={classes['empty']}>{noLineup}</p>;
  const { stages, days } = lineupProgress(lineup, festival);
  return (
    <ul className={classes['counts']} aria-label="Lineup">
      <Count count={lineup.eventCount}>{noun(lineup.eventCount, 'event')}</Count>
      {/* On the same line, because another one would make the card higher when it appears. */}
      <Count count={lineup.artistCount}>
        <span>
          {noun(lineup.artistCount, 'artist')} <ConflictCount count={lineup.conflictCount} />
        </span>
      </Count>
      <FilledCount {...stages} unit={`${noun(stages.all, 'stage')} filled`} />
      <FilledCount {...days} unit={`${noun(days.all, 'day')} filled`} />
    </ul>
  );
}

function Count({ count, children }: { readonly count: number; readonly children: ReactNode }) {
  return (
    <li className={classes['count']}>
      <span className={classes['number']}>{count}</span> {children}
    </li>
  );
}

function FilledCount({ filled, all, unit }: Filled & { readonly unit: string }) {
  return (
    <li className={classes['count']}>
      <span>
        <span className={classes['number']}>{filled}</span> of {all}
      </span>{' '}
      {unit}
      <span className={classes['bar']} aria-hidden>
        <span className={classes['done']} style={{ inlineSize: `${(filled / all) * 100}%` }} />
      </span>
    </li>
  );
}
