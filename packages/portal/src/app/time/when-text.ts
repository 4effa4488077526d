import {
  formatMonthDayYear,
  formatTime,
  timestampToMillis,
  wallClockOf,
  type Festival,
  type Timestamp,
} from '@lineup/domain';

type Clock = Pick<Festival, 'timezone' | 'hourCycle'>;

/** Formats day and time in the festival's zone: 'Jul 2, 2027, 14:02'. */
export function dayAndTime(at: Timestamp, { timezone, hourCycle }: Clock): string {
  const instant = timestampToMillis(at);
  const { date } = wallClockOf(instant, timezone);
  return `${formatMonthDayYear(date)}, ${formatTime(instant, timezone, hourCycle)}`;
}

/** The same, with only the time if it is today: '14:02'. `now` is in epoch milliseconds. */
export function whenText(at: Timestamp, clock: Clock, now: number): string {
  const { timezone, hourCycle } = clock;
  const instant = timestampToMillis(at);
  const isToday = wallClockOf(instant, timezone).date === wallClockOf(now, timezone).date;
  return isToday ? formatTime(instant, timezone, hourCycle) : dayAndTime(at, clock);
}
