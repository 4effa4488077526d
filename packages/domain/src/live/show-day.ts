import { festivalDayOf, spanOfDay, type FestivalClock } from '../festival/days.ts';
import type { PlainDate } from '../time/plain-date.ts';

/** When a show day begins whose festival was given no start of the day. */
const earlyMorning = '06:00';

/** The clock of the show day: a night goes on past midnight, also where the festival was left with days that begin at it. */
export function showClock<Clock extends FestivalClock>(festival: Clock): Clock {
  return festival.dayStartsAt === '00:00' ? { ...festival, dayStartsAt: earlyMorning } : festival;
}

/** The show day to which `instant` (milliseconds since the epoch) belongs. */
export function showDayOf(instant: number, festival: FestivalClock): PlainDate {
  return festivalDayOf(instant, showClock(festival));
}

/** From when until when the show day lasts that is on at `now`; all in milliseconds since the epoch. */
export function spanOfShowDay(now: number, festival: FestivalClock): ReturnType<typeof spanOfDay> {
  const clock = showClock(festival);
  return spanOfDay(festivalDayOf(now, clock), clock);
}
