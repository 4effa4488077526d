import { clockFromMinutes, type ClockTime } from '../../time/clock-time.ts';

/** The possible start hours of a festival day, most likely first. */
const hours = [6, 7, 5, 8, 9, 4, 10] as const;

/**
 * Returns the best start of the day for a festival with sets at these clock times (minutes after midnight): the morning
 * hour around which the fewest sets start, so that it separates the night from the next day.
 */
export function quietHour(starts: readonly number[]): ClockTime {
  const early = starts.filter((start) => start < 12 * 60);
  const around = (hour: number) =>
    early.filter((start) => start >= (hour - 1) * 60 && start < (hour + 1) * 60).length;
  const [best] = hours.map((hour) => ({ hour, count: around(hour) })).toSorted((a, b) => a.count - b.count);
  return clockFromMinutes((best?.hour ?? hours[0]) * 60);
}
