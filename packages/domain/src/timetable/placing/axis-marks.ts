import type { FestivalClocks } from '../../entities/festival.ts';
import type { Interval } from '../../festival/events/intervals.ts';
import { axisMessages } from '../../messages/timetable-messages.ts';
import { formatClock, formatDay } from '../../time/format.ts';
import { type PlainDate, addDays } from '../../time/plain-date.ts';
import { instantOf, plainDateOf, startOfDay, wallClockOf } from '../../time/wall-clock.ts';
import { zoneOffsetsBetween } from '../../time/zones/zone.ts';

/** A full hour in festival time. */
export interface HourMark {
  readonly instant: number;
  /** For example "2:00 AM"; if an hour is repeated in a night, the second one is "2:00 AM again". */
  readonly label: string;
  readonly isRepeated: boolean;
}

/** Midnight, where the date changes. */
export interface MidnightMark {
  readonly instant: number;
  readonly date: PlainDate;
  /** For example "Sat, Jul 5". */
  readonly label: string;
}

const hour = 3_600_000;

/** Returns the full hours in festival time from the start of `span` to its end, both included. */
export function hourMarks(
  span: Interval,
  { timezone: zone, hourCycle }: FestivalClocks,
): readonly HourMark[] {
  return fullHours(span, zone).map((instant) => {
    const { date, clock } = wallClockOf(instant, zone);
    const isRepeated = instantOf(date, clock, zone) < instant;
    const time = formatClock(clock, hourCycle);
    return { instant, label: isRepeated ? axisMessages.again(time) : time, isRepeated };
  });
}

/** Returns the midnights within `span`, excluding both ends. */
export function midnightMarks({ start, end }: Interval, zone: string): readonly MidnightMark[] {
  const marks: MidnightMark[] = [];
  for (let date = addDays(plainDateOf(start, zone), 1); ; date = addDays(date, 1)) {
    const instant = startOfDay(date, zone);
    if (instant >= end) return marks;
    // A zone that moves across the date line skips a date.
    if (plainDateOf(instant, zone) === date) marks.push({ instant, date, label: formatDay(date) });
  }
}

/** Extends `span` to the full hours around it. */
export function fullHoursAround({ start, end }: Interval, zone: string): Interval {
  const before = fullHours({ start: start - 2 * hour, end: start }, zone).at(-1);
  const after = fullHours({ start: end, end: end + 2 * hour }, zone)[0];
  return { start: before ?? start, end: after ?? end };
}

function fullHours({ start, end }: Interval, zone: string): number[] {
  const stretches = zoneOffsetsBetween(zone, start, end + 1);
  return stretches.flatMap(({ instant, offset }, place) => {
    const until = stretches[place + 1]?.instant ?? end + 1;
    const first = Math.ceil((instant + offset) / hour) * hour - offset;
    const count = Math.max(0, Math.ceil((until - first) / hour));
    return Array.from({ length: count }, (_, step) => first + step * hour);
  });
}
