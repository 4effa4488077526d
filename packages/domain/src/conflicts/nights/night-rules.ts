import type { FestivalData } from '../../entities/festival.ts';
import { festivalDates, spanOfFestival } from '../../festival/days.ts';
import { isLongSet } from '../../festival/events/set-length.ts';
import type { NightDays, PlacedSet } from '../../review/nights/night-blocks.ts';
import { clockMinutes, minutesPerDay } from '../../time/clock-time.ts';
import { dateMillis, millisPerDay } from '../../time/plain-date.ts';
import { zoneOffsetsBetween, type ZoneOffset } from '../../time/zones/zone.ts';
import type { ConflictSet } from '../conflict.ts';

/** The settings by which a festival's nights are weighed. */
export interface NightRules {
  /** The festival's days; a set that starts before `dayStart` belongs to the night before. */
  readonly days: NightDays;
  /** The offsets of the festival's zone around its days, in order. */
  readonly offsets: readonly ZoneOffset[];
}

type NightFestival = Pick<FestivalData, 'timezone' | 'dayStartsAt' | 'startDate' | 'endDate'>;

/** When nights end if the festival's day begins at midnight. */
const usualMorning = clockMinutes('06:00');
/** The latest end of a night, even if the festival's day begins later. */
const latestMorning = clockMinutes('08:00');
/** Zone offsets are known for this many days before and after the festival. */
const daysAround = 7;
const millisPerMinute = 60_000;

export function nightRulesOf(festival: NightFestival): NightRules {
  const { start, end } = festivalDates(festival);
  const span = spanOfFestival(festival);
  const around = daysAround * millisPerDay;
  const dayStart = clockMinutes(festival.dayStartsAt);
  return {
    days: {
      first: dateMillis(start) / millisPerDay,
      last: dateMillis(end) / millisPerDay,
      dayStart: dayStart === 0 ? usualMorning : Math.min(dayStart, latestMorning),
    },
    offsets: zoneOffsetsBetween(festival.timezone, span.start - around, span.end + around),
  };
}

/** Converts an instant to local time at the festival, in minutes since 1970-01-01 00:00. */
export function clockAt(instant: number, { offsets }: NightRules): number {
  let at = offsets.length - 1;
  while (at > 0 && (offsets[at]?.instant ?? 0) > instant) at -= 1;
  return Math.floor((instant + (offsets[at]?.offset ?? 0)) / millisPerMinute);
}

/** Returns true if a set starting at this local time belongs to the night before. */
export function isInNight(clock: number, { days }: NightRules): boolean {
  return clock - dayAt(clock) * minutesPerDay < days.dayStart;
}

/** The calendar day of a local time, in days since the epoch. */
export function dayAt(clock: number): number {
  return Math.floor(clock / minutesPerDay);
}

/**
 * Places a set on the calendar days of local time. The end of a set that lasts too long is not trusted: it ends when it
 * starts.
 */
export function placedByClock({ id, stage, start, end }: ConflictSet, rules: NightRules): PlacedSet {
  const from = clockAt(start, rules);
  const minutes = Math.round((end - start) / millisPerMinute);
  return { id, stage, start: from, end: from + (isLongSet(minutes) ? 0 : minutes), shift: 0 };
}
