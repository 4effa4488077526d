import {
  clockFromMinutes,
  clockMinutes,
  dateMillis,
  formatTime,
  plainDateOf,
  resolveWallClock,
  wallClockOf,
  type HourCycle,
} from '@lineup/domain';
import type { Language } from '../texts/language.ts';

/** How a festival's times are written. */
export interface FestivalClock {
  readonly timezone: string;
  readonly hourCycle: HourCycle;
}

const minute = 60_000;

/**
 * An instant (milliseconds since the epoch) as `<time>` wants it: date, clock time and offset of the festival's zone, as in
 * "2026-07-25T01:30+02:00".
 */
export function machineTime(instant: number, zone: string): string {
  const { date, clock } = wallClockOf(instant, zone);
  return `${date}T${clock}${offsetText(instant, zone)}`;
}

/**
 * The clock time as people read it. One that the clocks show twice, in the night in which they go back, has its offset with
 * it: "02:30 (UTC+01:00)".
 */
export function clockText(instant: number, { timezone, hourCycle }: FestivalClock): string {
  const text = formatTime(instant, timezone, hourCycle);
  return isShownTwice(instant, timezone) ? `${text} (UTC${offsetText(instant, timezone)})` : text;
}

/** Returns true if a set of a festival day begins on the date after it. */
export function isAfterMidnight(
  day: string,
  start: number,
  { timezone }: Pick<FestivalClock, 'timezone'>,
): boolean {
  return plainDateOf(start, timezone) > day;
}

/**
 * The day and clock time of a set as far as they are announced: "Fri 24 20:00". What plays after midnight is said to be of the night, because its
 * date is the one after.
 */
export function whenText(
  day: string | null,
  start: number | null,
  clock: FestivalClock,
  language: Language,
): string {
  if (day === null) return language.text('dayToCome');
  const shortDay = language.shortDay(day);
  if (start === null) return shortDay;
  const time = clockText(start, clock);
  return isAfterMidnight(day, start, clock)
    ? language.text('nightOf', { day: shortDay, time })
    : `${shortDay} ${time}`;
}

/** How far the zone is ahead of UTC at an instant, as in "+02:00". */
function offsetText(instant: number, zone: string): string {
  const { date, clock } = wallClockOf(instant, zone);
  const minutes = dateMillis(date) / minute + clockMinutes(clock) - Math.floor(instant / minute);
  return `${minutes < 0 ? '-' : '+'}${clockFromMinutes(Math.abs(minutes))}`;
}

function isShownTwice(instant: number, zone: string): boolean {
  const { date, clock } = wallClockOf(instant, zone);
  return resolveWallClock(date, clock, zone).kind === 'overlap';
}
