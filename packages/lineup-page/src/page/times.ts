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

/** How a festival writes times. */
export interface FestivalClock {
  readonly timezone: string;
  readonly hourCycle: HourCycle;
}

const minute = 60_000;

/**
 * Formats an instant (milliseconds since the epoch) for `<time>`: date, clock time and offset in the festival's zone,
 * as in "2026-07-25T01:30+02:00".
 */
export function machineTime(instant: number, zone: string): string {
  const { date, clock } = wallClockOf(instant, zone);
  return `${date}T${clock}${offsetText(instant, zone)}`;
}

/**
 * The clock time for readers. A time that occurs twice, in the night in which the clocks go back, includes its offset:
 * "02:30 (UTC+01:00)".
 */
export function clockText(instant: number, { timezone, hourCycle }: FestivalClock): string {
  const text = formatTime(instant, timezone, hourCycle);
  return isShownTwice(instant, timezone) ? `${text} (UTC${offsetText(instant, timezone)})` : text;
}

/** Returns true if a set of a festival day begins on the following date. */
export function isAfterMidnight(
  day: string,
  start: number,
  { timezone }: Pick<FestivalClock, 'timezone'>,
): boolean {
  return plainDateOf(start, timezone) > day;
}

/**
 * The day and clock time of a set as far as announced: "Fri 24 20:00". A set after midnight is labelled with its night,
 * because its date is the following one.
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

/** The UTC offset of the zone at an instant, as in "+02:00". */
function offsetText(instant: number, zone: string): string {
  const { date, clock } = wallClockOf(instant, zone);
  const minutes = dateMillis(date) / minute + clockMinutes(clock) - Math.floor(instant / minute);
  return `${minutes < 0 ? '-' : '+'}${clockFromMinutes(Math.abs(minutes))}`;
}

function isShownTwice(instant: number, zone: string): boolean {
  const { date, clock } = wallClockOf(instant, zone);
  return resolveWallClock(date, clock, zone).kind === 'overlap';
}
