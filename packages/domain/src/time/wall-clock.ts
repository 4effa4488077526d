import { type ClockTime, clockFromMinutes, clockMinutes } from './clock-time.ts';
import { type PlainDate, dateMillis, millisPerDay, plainDateFromMillis } from './plain-date.ts';
import { offsetMillis } from './zones/zone.ts';

/** Whether a date and clock time exist once, never (clocks go forward) or twice (clocks go back). */
export type WallClockKind = 'exact' | 'gap' | 'overlap';

export interface ResolvedWallClock {
  /** Milliseconds since the epoch. */
  readonly instant: number;
  readonly kind: WallClockKind;
  /** Set if the time exists twice and the second instant was requested. */
  readonly isSecond?: true;
}

/** Which of two instants with the same clock time is meant; any value other than 'second' is the first. */
export type ClockPass = string | undefined;

/** A date and clock time in some zone. */
export interface WallClock {
  readonly date: PlainDate;
  readonly clock: ClockTime;
}

const millisPerMinute = 60_000;

/**
 * Returns the instant at which the clocks of `zone` show `clock` on `date`. A time that does not exist is moved later
 * by the width of the gap; of one that exists twice the earlier is used (Temporal's "compatible"), unless `pass` is
 * 'second'. Throws a RangeError for an unknown zone, an impossible clock time or a date without numbers.
 */
export function resolveWallClock(
  date: PlainDate,
  clock: ClockTime,
  zone: string,
  pass?: ClockPass,
): ResolvedWallClock {
  const local = dateMillis(date) + clockMinutes(clock) * millisPerMinute;
  const before = offsetMillis(zone, local - millisPerDay);
  const after = offsetMillis(zone, local + millisPerDay);
  const earlier = local - before;
  if (before === after) return { instant: earlier, kind: 'exact' };
  const later = local - after;
  const earlierExists = offsetMillis(zone, earlier) === before;
  const laterExists = offsetMillis(zone, later) === after;
  if (earlierExists && laterExists) {
    return pass === 'second'
      ? { instant: Math.max(earlier, later), kind: 'overlap', isSecond: true }
      : { instant: Math.min(earlier, later), kind: 'overlap' };
  }
  if (laterExists) return { instant: later, kind: 'exact' };
  return { instant: earlier, kind: earlierExists ? 'exact' : 'gap' };
}

/** Returns the instant (milliseconds since the epoch) of `clock` on `date` in `zone`; see `resolveWallClock`. */
export function instantOf(date: PlainDate, clock: ClockTime, zone: string): number {
  return resolveWallClock(date, clock, zone).instant;
}

/** Returns the date and clock time in `zone` at `instant`, truncated to minutes. Throws for an unknown zone. */
export function wallClockOf(instant: number, zone: string): WallClock {
  const local = instant + offsetMillis(zone, instant);
  return { date: plainDateFromMillis(local), clock: clockFromMinutes(local / millisPerMinute) };
}

/** Returns true if `instant` is in the second pass of an hour that is repeated in `zone`. */
export function isSecondPass(instant: number, zone: string): boolean {
  const { date, clock } = wallClockOf(instant, zone);
  const { kind, instant: first } = resolveWallClock(date, clock, zone);
  return kind === 'overlap' && instant - first >= millisPerMinute;
}

/** Returns the date in `zone` at `instant`. */
export function plainDateOf(instant: number, zone: string): PlainDate {
  return plainDateFromMillis(instant + offsetMillis(zone, instant));
}

/** Returns the first instant of `date` in `zone`, in milliseconds since the epoch. */
export function startOfDay(date: PlainDate, zone: string): number {
  return instantOf(date, '00:00', zone);
}
