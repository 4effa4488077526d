import { festivalDates, formatDateRange, type Festival } from '@lineup/domain';
import type { ReactNode } from 'react';
import classes from './festival-facts.module.css';

interface FestivalFactsProps {
  readonly festival: Festival;
  /** Stands before them. */
  readonly first: ReactNode;
  /** Stands after them. */
  readonly children?: ReactNode;
}

/** When and where a festival is, in one line of text; on a phone in two small ones below its name. */
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
