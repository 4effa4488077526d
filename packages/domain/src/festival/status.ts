import type { FestivalData } from '../entities/festival.ts';
import { addDays } from '../time/plain-date.ts';
import { instantOf } from '../time/wall-clock.ts';
import { timestampToMillis } from '../timestamp.ts';
import { festivalDates } from './days.ts';

export type FestivalStatus = 'upcoming' | 'active' | 'past';

/** The display label of each status. */
export const festivalStatusLabels: Readonly<Record<FestivalStatus, string>> = {
  upcoming: 'Upcoming',
  active: 'Active',
  past: 'Past',
};

type FestivalSpan = Pick<FestivalData, 'timezone' | 'startDate' | 'endDate' | 'dayStartsAt'>;

/**
 * The status of a festival at `now` (milliseconds since the epoch): active from its start through the last millisecond
 * of its end. Without an end time, the last festival day counts completely, until `dayStartsAt`.
 */
export function festivalStatus(festival: FestivalSpan, now: number): FestivalStatus {
  if (now < timestampToMillis(festival.startDate)) return 'upcoming';
  return now <= lastMillisecond(festival) ? 'active' : 'past';
}

function lastMillisecond(festival: FestivalSpan): number {
  const { end, endTime } = festivalDates(festival);
  const stated = timestampToMillis(festival.endDate);
  if (endTime !== null) return stated;
  return Math.max(stated, instantOf(addDays(end, 1), festival.dayStartsAt, festival.timezone) - 1);
}

/** Counts the festivals by status at `now` (milliseconds since the epoch). */
export function countByStatus(
  festivals: readonly FestivalSpan[],
  now: number,
): Record<FestivalStatus, number> {
  const counts = { upcoming: 0, active: 0, past: 0 };
  for (const festival of festivals) counts[festivalStatus(festival, now)] += 1;
  return counts;
}
