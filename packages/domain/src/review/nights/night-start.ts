import { clockFromMinutes, type ClockTime } from '../../time/clock-time.ts';

/** The hours at which a festival day may begin, the likeliest first. */
const hours = [6, 7, 5, 8, 9, 4, 10] as const;

/**
 * When the day of a festival would best begin that has sets at these clock times (minutes after midnight): at the hour of the
 * morning around which the fewest start, so that it parts the night from the day after it.
 */
export function quietHour(starts: readonly number[]): ClockTime {
  const early = starts.filter((start) => start < 12 * 60);
  const around = (hour: number) =>
    early.filter((start) => start >= (hour - 1) * 60 && start < (hour + 1) * 60).length;
  const [best] = hours.map((hour) => ({ hour, count: around(hour) })).toSorted((a, b) => a.count - b.count);
  return clockFromMinutes((best?.hour ?? hours[0]) * 60);
}
