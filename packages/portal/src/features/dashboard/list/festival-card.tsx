import { festivalDates, festivalDays, festivalStatus, formatDateRange, type Festival } from '@lineup/domain';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { usePicture } from '../../../app/pictures/use-picture.ts';
import { FestivalCover } from '../../../design/festival/festival-cover.tsx';
import { FestivalStatusBadge } from '../../../design/festival/festival-status.tsx';
import { IconMapPin } from '../../../design/icons.ts';
import { LineupCounts } from '../lineup/lineup-counts.tsx';
import { dayCount } from '../lineup/lineup-labels.ts';
import type { KnownLineup } from '../queries/use-lineups.ts';
import classes from './festival-card.module.css';

export interface FestivalCardProps {
  readonly festival: Festival;
  readonly lineup: KnownLineup;
  /** In epoch milliseconds. */
  readonly now: number;
}

/** A festival in the list; the whole card links to its page. */
export const FestivalCard = memo(function FestivalCard({ festival, lineup, now }: FestivalCardProps) {
  const cover = usePicture(festival.imageURL, 960);
  const { start, end } = festivalDates(festival);
  return (
    <Link to="/festival/$id/{-$tab}" params={{ id: festival.id }} className={classes['card']}>
      <FestivalCover className={classes['cover']} name={festival.name} picture={cover} />
      <div className={classes['words']}>
        <h3 className={classes['name']}>{festival.name}</h3>
        <p className={classes['place']}>
          <IconMapPin size={16} aria-hidden /> {festival.location}
        </p>
        <p className={classes['dates']}>
          <time dateTime={start}>{formatDateRange(start, end)}</time>
          <span className={classes['days']}> · {dayCount(festivalDays(festival).length)}</span>
        </p>
        <div className={classes['foot']}>
          <LineupCounts lineup={lineup} />
          <span className={classes['badges']}>
            <FestivalStatusBadge status={festivalStatus(festival, now)} />
          </span>
        </div>
      </div>
    </Link>
  );
});
