import {
  formatMonthDayYear,
  formatTime,
  timestampToMillis,
  wallClockOf,
  type Festival,
  type Timestamp,
} from '@lineup/domain';

type Clock = Pick<Festival, 'timezone' | 'hourCycle'>;

/** Day and time in the festival's zone: 'Jul 2, 2027, 14:02'. */
export function dayAndTime(at: Timestamp, { timezone, hourCycle }: Clock): string {
  const instant = timestampToMillis(at);
  const { date } = wallClockOf(instant, timezone);
  return `${formatMonthDayYear(date)}, ${formatTime(instant, timezone, hourCycle)}`;
}

/** The same, of today the time alone: '14:02'. `now` is in milliseconds since the epoch. */
export function whenText(at: Timestamp, clock: Clock, now: number): string {
  const { timezone, hourCycle } = clock;
  const instant = timestampToMillis(at);
  const isToday = wallClockOf(instant, timezone).date === wallClockOf(now, timezone).date;
  return isToday ? formatTime(instant, timezone, hourCycle) : dayAndTime(at, clock);
}
