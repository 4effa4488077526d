import { memo, type CSSProperties } from 'react';
import { usePicture } from '../../../app/queries/use-live.ts';
import { Picture } from '../../../design/files/picture.tsx';
import { useEventDialog } from '../../event/dialog/event-dialog-context.ts';
import type { ScheduledSet } from './group-schedule.ts';
import { type PlacedSet, marksOf } from './layout-day.ts';
import classes from './set-card.module.css';
import { deepEqual } from '@tanstack/react-router';

/** Whether two placed sets would look the same: every layout makes new objects, also for sets that nobody touched. */
export const isSamePlace: (a: PlacedSet, b: PlacedSet) => boolean = deepEqual;

interface PlacedSetCardProps {
  readonly placed: PlacedSet;
}

/** A set on the day's grid; rendered again only when something of it changed. */
export const PlacedSetCard = memo(
  function PlacedSetCard({ placed }: PlacedSetCardProps) {
    const { set, top, height, lane, lanes } = placed;
    const place: CSSProperties = {
      top,
      height,
      left: `${(lane / lanes) * 100}%`,
      width: `calc(${100 / lanes}% - 4px)`,
    };
    return (
      <li className={classes['placed']} style={place} data-size={sizeOf(height)} data-shared={lanes > 1}>
        <SetCard set={set} />
      </li>
    );
  },
  (before, after) => isSamePlace(before.placed, after.placed),
);

interface SetCardProps {
  readonly set: ScheduledSet;
  readonly withDay?: boolean;
}

/**
 * A set: the artist first, then when, and what is remarkable about it. Pressing it opens the event. What does not fit into a
 * short one is in its title.
 */
export function SetCard({ set, withDay = false }: SetCardProps) {
  const dialogs = useEventDialog();
  const picture = usePicture(set.imageURL, 480);
  const [mark] = marksOf(set);
  const time = withDay ? `${set.dayText}, ${set.time}` : set.time;
  return (
    <button
      type="button"
      className={classes['card']}
      aria-label={nameOf(set, time)}
      data-event={set.id}
      onClick={() => dialogs.edit(set.id)}
    >
      {picture !== null && <Picture className={classes['image']} picture={picture} alt="" loading="lazy" />}
      <span
        className={classes['words']}
        title={[set.artistName, time, set.stage, ...marksOf(set)].join(' · ')}
      >
        <span className={classes['artist']} data-artist>
          {set.artistName}
        </span>{' '}
        <span className={classes['time']}>
          <time>{time}</time>
          {set.endsNextDay && <span className={classes['next']}> +1</span>}
        </span>{' '}
        {mark !== undefined && (
          <span className={classes['conflict']} data-accepted={set.conflicts.length === 0}>
            {mark}
          </span>
        )}
      </span>
    </button>
  );
}

/** What the card is called: artist, time and stage. Its marks keep their place, so that the name has the words one sees. */
function nameOf(set: ScheduledSet, time: string): string {
  return [
    set.artistName,
    time,
    ...(set.endsNextDay ? ['+1'] : []),
    ...marksOf(set),
    set.stage,
    ...(set.endsNextDay ? ['ends on the next day'] : []),
  ].join(', ');
}

/** How much a card of this height (pixels) can show: one line, a name and a time, two lines of name, all of it. */
function sizeOf(height: number): 'line' | 'small' | 'medium' | 'large' {
  if (height < 40) return 'line';
  if (height < 58) return 'small';
  return height < 84 ? 'medium' : 'large';
}
