import { festivalDates, festivalDays, festivalStatus, formatDateRange } from '@lineup/domain';
import { Link } from '@tanstack/react-router';
import { usePicture } from '../../../app/pictures/use-picture.ts';
import { FestivalCover } from '../../../design/festival/festival-cover.tsx';
import { FestivalStatusBadge } from '../../../design/festival/festival-status.tsx';
import { IconCalendar, IconChevronRight, IconMapPin } from '../../../design/icons.ts';
import { dayCount } from '../lineup/lineup-labels.ts';
import type { FestivalCardProps } from '../list/festival-card.tsx';
import classes from './featured-festival.module.css';
import { LineupProgressNote } from './lineup-progress-note.tsx';

/** The large card of the current or next festival, with links to its page and its schedule. */
export function FeaturedFestival({ festival, lineup, now }: FestivalCardProps) {
  const status = festivalStatus(festival, now);
  const cover = usePicture(festival.imageURL, 960);
  const { start, end } = festivalDates(festival);
  return (
    <section className={classes['featured']} data-featured aria-labelledby="featured-festival">
      <FestivalCover eager className={classes['cover']} name={festival.name} picture={cover} />
      <div className={classes['words']}>
        <p className={classes['when']}>
          {status === 'active' ? 'On now' : 'Next'} <FestivalStatusBadge status={status} />
        </p>
        <h3 id="featured-festival" className={classes['name']}>
          <Link to="/festival/$id/{-$tab}" params={{ id: festival.id }} className={classes['page']}>
            {festival.name}
          </Link>
        </h3>
        <div className={classes['facts']}>
          <p>
            <IconCalendar size={18} aria-hidden />
            <span>
              <time dateTime={start}>{formatDateRange(start, end)}</time>
              {` · ${dayCount(festivalDays(festival).length)}`}
            </span>
          </p>
          <p>
            <IconMapPin size={18} aria-hidden /> {festival.location}
          </p>
        </div>
        <LineupProgressNote festival={festival} lineup={lineup} />
        <Link
          to="/festival/$id/{-$tab}"
          params={{ id: festival.id, tab: 'schedule' }}
          className={classes['link']}
        >
          View Schedule <IconChevronRight size={18} aria-hidden />
        </Link>
      </div>
    </section>
  );
}
