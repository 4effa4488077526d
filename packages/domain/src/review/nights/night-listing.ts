import type { DateSpan } from '../../lineup/times/complete-date.ts';
import type { ClockTime } from '../../time/clock-time.ts';
import type { PlainDate } from '../../time/plain-date.ts';
import { festivalDateOf } from './draft-day.ts';

/** Where the schedule lists a set that plays on a calendar day. */
export interface NightListing {
  /** The calendar day on which it plays. */
  readonly day: PlainDate;
  /** The festival day under which it is listed; the day before `day` if it counts as that night. */
  readonly listed: PlainDate;
  /** Whether the festival has that day, and if not, on which side of its days it is. */
  readonly place: 'within' | 'before' | 'after';
}

/** Where a set of this calendar day and start is listed if festival days begin at `dayStartsAt`. */
export function nightListing(
  day: PlainDate,
  timeStart: ClockTime,
  dayStartsAt: ClockTime,
  { start, end }: DateSpan,
): NightListing {
  const listed = festivalDateOf(day, timeStart, dayStartsAt);
  return { day, listed, place: listed < start ? 'before' : listed > end ? 'after' : 'within' };
}
