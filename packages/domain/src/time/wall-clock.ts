import { type ClockTime, clockFromMinutes, clockMinutes } from './clock-time.ts';
import { type PlainDate, dateMillis, millisPerDay, plainDateFromMillis } from './plain-date.ts';
import { offsetMillis } from './zones/zone.ts';

/** What became of a date and clock time: it exists once, never (clocks go forward) or twice (clocks go back). */
export type WallClockKind = 'exact' | 'gap' | 'overlap';

export interface ResolvedWallClock {
  /** Milliseconds since the epoch. */
  readonly instant: number;
  readonly kind: WallClockKind;
  /** Of a time that exists twice it is the second, because that was asked for. */
  readonly isSecond?: true;
}

/** Which of two that the clock shows the same; anything else than 'second' is the first. */
export type ClockPass = string | undefined;

/** What the clock on the wall shows. */
export interface WallClock {
  readonly date: PlainDate;
  readonly clock: ClockTime;
}

const millisPerMinute = 60_000;

/**
 * The instant at which the clocks of `zone` show `clock` on `date`. A time that does not exist is taken as later by
 * the width of the gap; of one that exists twice the earlier is taken (Temporal's "compatible"), unless the `pass` is 'second'.
 * Throws a RangeError for an unknown zone, an impossible clock time or a date without numbers.
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

/** The instant (milliseconds since the epoch) of `clock` on `date` in `zone`; see `resolveWallClock`. */
export function instantOf(date: PlainDate, clock: ClockTime, zone: string): number {
  return resolveWallClock(date, clock, zone).instant;
}

/** Date and clock time that the clocks of `zone` show at `instant`; seconds are cut off. Throws for an unknown zone. */
export function wallClockOf(instant: number, zone: string): WallClock {
  const local = instant + offsetMillis(zone, instant);
  return { date: plainDateFromMillis(local), clock: clockFromMinutes(local / millisPerMinute) };
}

/** Returns true if the clocks of `zone` have shown before what they show at `instant`: it is in the second pass of an hour that comes twice. */
export function isSecondPass(instant: number, zone: string): boolean {
  const { date, clock } = wallClockOf(instant, zone);
  const { kind, instant: first } = resolveWallClock(date, clock, zone);
  return kind === 'overlap' && instant - first >= millisPerMinute;
}

/** The date that the calendar of `zone` shows at `instant`. */
export function plainDateOf(instant: number, zone: string): PlainDate {
  return plainDateFromMillis(instant + offsetMillis(zone, instant));
}

/** The first instant of `date` in `zone`, milliseconds since the epoch. */
export function startOfDay(date: PlainDate, zone: string): number {
  return instantOf(date, '00:00', zone);
}
