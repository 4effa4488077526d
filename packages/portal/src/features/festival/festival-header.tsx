import {
  festivalDates,
  festivalStatus,
  festivalStatusLabels,
  formatDateRange,
  zoneName,
  type Festival,
  type FestivalStatus,
} from '@lineup/domain';
import { useNavigate } from '@tanstack/react-router';
import { AccountMenu } from '../../app/account-menu/account-menu.tsx';
import { useNow } from '../../app/time/use-now.ts';
import { usePicture } from '../../app/queries/use-live.ts';
import { BackButton } from '../../design/page/back-button.tsx';
import { IconCalendar, IconClock, IconMapPin } from '../../design/icons.ts';
import { PageTitle } from '../../design/page/page-title.tsx';
import { Picture } from '../../design/files/picture.tsx';
import { StatusBadge } from '../../design/festival/status-badge.tsx';
import classes from './festival-header.module.css';

const tones = { upcoming: 'blue', active: 'green', past: 'plain' } as const satisfies Record<
  FestivalStatus,
  string
>;

interface FestivalHeaderProps {
  readonly festival: Festival;
  /** The way back, the name and the account alone, next to the work itself. */
  readonly isCompact: boolean;
}

/** The head of a festival's page: its name large, when and where, the account, and its cover. */
export function FestivalHeader({ festival, isCompact }: FestivalHeaderProps) {
  const navigate = useNavigate();
  const status = festivalStatus(festival, useNow());
  const { start, end } = festivalDates(festival);
  const cover = usePicture(festival.imageURL, 1200);
  return (
    <header className={classes['header']} data-compact={isCompact}>
      <div className={classes['words']}>
        <BackButton
          short={isCompact ? 'all' : 'phone'}
          label="Back to Dashboard"
          onClick={() => void navigate({ to: '/' })}
        />
        <PageTitle>{festival.name.trim() || 'Festival Details'}</PageTitle>
        {!isCompact && (
          <ul className={classes['facts']}>
            <li>
              <StatusBadge tone={tones[status]}>{festivalStatusLabels[status]}</StatusBadge>
            </li>
            <li>
              <IconCalendar size={18} aria-hidden /> {formatDateRange(start, end)}
            </li>
            <li>
              <IconMapPin size={18} aria-hidden />{' '}
              <span className={classes['place']} title={festival.location}>
                {festival.location}
              </span>
            </li>
            <li>
              <IconClock size={18} aria-hidden /> {zoneName(festival.timezone)}
            </li>
          </ul>
        )}
      </div>
      <AccountMenu className={classes['account'] ?? ''} />
      {cover !== null && !isCompact && <Picture className={classes['cover']} picture={cover} alt="" />}
    </header>
  );
}
