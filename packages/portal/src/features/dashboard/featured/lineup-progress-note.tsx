import type { Festival } from '@lineup/domain';
import { Skeleton, SkeletonGroup } from '../../../design/skeleton.tsx';
import { useEvents } from '../../schedule/use-events.ts';
import { lineupProgress, type Filled } from './lineup-progress.ts';
import classes from './lineup-progress-note.module.css';

/** How complete the festival's lineup is. Nothing is said when it cannot be read: the festival's page tells more. */
export function LineupProgressNote({ festival }: { readonly festival: Festival }) {
  const events = useEvents(festival.id);
  if (events.status === 'error') return null;
  if (events.status === 'loading') {
    return (
      <SkeletonGroup label="Loading lineup">
        <Skeleton className={classes['skeleton'] ?? ''} />
      </SkeletonGroup>
    );
  }
  if (events.data.length === 0) return <p className={classes['empty']}>Its lineup is still empty.</p>;
  const { events: count, stages, days } = lineupProgress(events.data, festival);
  return (
    <ul className={classes['counts']} aria-label="Lineup">
      <li className={classes['count']}>
        <span className={classes['number']}>{count}</span> {count === 1 ? 'event' : 'events'}
      </li>
      <FilledCount {...stages} unit={stages.all === 1 ? 'stage filled' : 'stages filled'} />
      <FilledCount {...days} unit={days.all === 1 ? 'day filled' : 'days filled'} />
    </ul>
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
