import { memo, type CSSProperties } from 'react';
import { IconAlertTriangle } from '../../design/icons.ts';
import type { ScheduledSet } from './group-schedule.ts';
import type { PlacedSet } from './layout-day.ts';
import classes from './set-card.module.css';

/** A set on the day's grid. What does not fit into a short one is in its title. */
export const PlacedSetCard = memo(function PlacedSetCard({ placed }: { readonly placed: PlacedSet }) {
  const { set, top, height, lane, lanes } = placed;
  const place: CSSProperties = {
    top,
    height,
    left: `${(lane / lanes) * 100}%`,
    width: `calc(${100 / lanes}% - 4px)`,
  };
  return (
    <li className={classes['placed']} style={place} data-size={sizeOf(height)}>
      <SetCard set={set} />
    </li>
  );
});

/** A set: the artist first, then when, and what is remarkable about it. */
export function SetCard({
  set,
  withDay = false,
}: {
  readonly set: ScheduledSet;
  readonly withDay?: boolean;
}) {
  const time = withDay ? `${set.dayText}, ${set.time}` : set.time;
  return (
    <article className={classes['card']} title={`${set.artistName} · ${time} · ${set.stage}`}>
      {set.imageURL !== null && (
        <img className={classes['image']} src={thumbnail(set.imageURL)} alt="" loading="lazy" />
      )}
      <div className={classes['words']}>
        <h4 className={classes['artist']}>{set.artistName}</h4>
        <p className={classes['time']}>
          <time>{time}</time>
          {set.endsNextDay && (
            <span className={classes['next']} aria-label="ends on the next day">
              +1
            </span>
          )}
        </p>
        {set.isOverlapping && (
          <p className={classes['overlap']}>
            <IconAlertTriangle size={14} aria-hidden /> Overlaps
          </p>
        )}
      </div>
    </article>
  );
}

/** The portal's own pictures come in a small size; others are shown as they are. */
function thumbnail(url: string): string {
  return url.startsWith('/files/') ? `${url}?w=480` : url;
}

/** How much a card of this height (pixels) can show: one line, a name and a time, two lines of name, all of it. */
function sizeOf(height: number): 'line' | 'small' | 'medium' | 'large' {
  if (height < 40) return 'line';
  if (height < 58) return 'small';
  return height < 84 ? 'medium' : 'large';
}
