import type { DateSpan } from '../../lineup/times/complete-date.ts';
import type { ClockTime } from '../../time/clock-time.ts';
import type { PlainDate } from '../../time/plain-date.ts';
import { festivalDateOf } from './draft-day.ts';

/** Where the schedule lists a set on a calendar day. */
export interface NightListing {
  /** The calendar day of the set. */
  readonly day: PlainDate;
  /** The festival day that lists it; the day before `day` if it counts as that night. */
  readonly listed: PlainDate;
  /** Whether that is one of the festival's days, and if not, on which side of them it is. */
  readonly place: 'within' | 'before' | 'after';
}

/** Returns where a set with this calendar day and start is listed if festival days start at `dayStartsAt`. */
export function nightListing(
  day: PlainDate,
  timeStart: ClockTime,
  dayStartsAt: ClockTime,
  { start, end }: DateSpan,
): NightListing {
  const listed = festivalDateOf(day, timeStart, dayStartsAt);
  return { day, listed, place: listed < start ? 'before' : listed > end ? 'after' : 'within' };
}
