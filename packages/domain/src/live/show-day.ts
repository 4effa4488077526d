import { festivalDayOf, spanOfDay, type FestivalClock } from '../festival/days.ts';
import type { PlainDate } from '../time/plain-date.ts';

/** Start of the show day for a festival whose days start at midnight. */
const earlyMorning = '06:00';

/** Returns the clock of the show day. A night continues past midnight even if the festival's days begin at midnight. */
export function showClock<Clock extends FestivalClock>(festival: Clock): Clock {
  return festival.dayStartsAt === '00:00' ? { ...festival, dayStartsAt: earlyMorning } : festival;
}

/** Returns the show day that `instant` (milliseconds since the epoch) belongs to. */
export function showDayOf(instant: number, festival: FestivalClock): PlainDate {
  return festivalDayOf(instant, showClock(festival));
}

/** Returns the start and end of the show day at `now`, all in milliseconds since the epoch. */
export function spanOfShowDay(now: number, festival: FestivalClock): ReturnType<typeof spanOfDay> {
  const clock = showClock(festival);
  return spanOfDay(festivalDayOf(now, clock), clock);
}
