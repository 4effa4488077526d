import type { FestivalData } from '../../entities/festival.ts';
import { festivalDates, spanOfFestival } from '../../festival/days.ts';
import { isLongSet } from '../../festival/events/set-length.ts';
import type { NightDays, PlacedSet } from '../../review/nights/night-blocks.ts';
import { clockMinutes, minutesPerDay } from '../../time/clock-time.ts';
import { dateMillis, millisPerDay } from '../../time/plain-date.ts';
import { zoneOffsetsBetween, type ZoneOffset } from '../../time/zones/zone.ts';
import type { ConflictSet } from '../conflict.ts';

/** What the nights of a festival are weighed by. */
export interface NightRules {
  /** The festival's days; what starts before they do is of the night before. */
  readonly days: NightDays;
  /** Those of the festival's zone around its days, in order. */
  readonly offsets: readonly ZoneOffset[];
}

type NightFestival = Pick<FestivalData, 'timezone' | 'dayStartsAt' | 'startDate' | 'endDate'>;

/** When a night ends where the festival's day begins at midnight. */
const usualMorning = clockMinutes('06:00');
/** No night lasts longer, whenever the festival's day begins. */
const latestMorning = clockMinutes('08:00');
/** This many days before and after the festival it is known how clocks change. */
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

/** What the festival's clock shows at an instant, in minutes since the epoch's midnight. */
export function clockAt(instant: number, { offsets }: NightRules): number {
  let at = offsets.length - 1;
  while (at > 0 && (offsets[at]?.instant ?? 0) > instant) at -= 1;
  return Math.floor((instant + (offsets[at]?.offset ?? 0)) / millisPerMinute);
}

/** Returns true if what starts then, by the festival's clock, is of the night before that day. */
export function isInNight(clock: number, { days }: NightRules): boolean {
  return clock - dayAt(clock) * minutesPerDay < days.dayStart;
}

/** The calendar day of a time of the festival's clock, as days since the epoch. */
export function dayAt(clock: number): number {
  return Math.floor(clock / minutesPerDay);
}

/** A set on the calendar days of the festival's clock. The end of one that lasts too long is unknown. */
export function placedByClock({ id, stage, start, end }: ConflictSet, rules: NightRules): PlacedSet {
  const from = clockAt(start, rules);
  const minutes = Math.round((end - start) / millisPerMinute);
  return { id, stage, start: from, end: from + (isLongSet(minutes) ? 0 : minutes), shift: 0 };
}
