import { festivalDates, formatDateRange, type Festival } from '@lineup/domain';
import type { ReactNode } from 'react';
import classes from './festival-facts.module.css';

interface FestivalFactsProps {
  readonly festival: Festival;
  /** Shown before the facts. */
  readonly first: ReactNode;
  /** Shown after the facts. */
  readonly children?: ReactNode;
}

/** Date and place of a festival in one line of text; on phones in two small ones below the name. */
export function FestivalFacts({ festival, first, children }: FestivalFactsProps) {
  const { start, end } = festivalDates(festival);
  return (
    <div className={classes['facts']}>
      {first}
      <span>{formatDateRange(start, end)}</span>
      <span className={classes['place']} title={festival.location}>
        {festival.location}
      </span>
      {children}
    </div>
  );
}
