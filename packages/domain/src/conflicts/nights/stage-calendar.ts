import { groupBy } from '../../group-by.ts';
import type { PlacedSet } from '../../review/nights/night-blocks.ts';
import type { ConflictSet } from '../conflict.ts';
import { clockAt, dayAt, isInNight, placedByClock, type NightRules } from './night-rules.ts';

/** The calendar days (local time) on which a stage plays in the early hours, and during the day. */
interface StageDays {
  readonly nights: ReadonlySet<number>;
  readonly days: ReadonlySet<number>;
}

/** `StageDays` with the sets of each day. */
export interface StageCalendar extends StageDays {
  readonly byDay: ReadonlyMap<number, readonly ConflictSet[]>;
  /** Only in the early hours. */
  readonly byNight: ReadonlyMap<number, readonly ConflictSet[]>;
  readonly rules: NightRules;
}

/** The days and nights on which a stage with these sets plays. */
export function daysOfStage(sets: readonly ConflictSet[], rules: NightRules): StageDays {
  const [nights, days] = [new Set<number>(), new Set<number>()];
  let [lastNight, lastDay] = [-Infinity, -Infinity];
  for (const { start } of sets) {
    const clock = clockAt(start, rules);
    const day = dayAt(clock);
    // Compares with the last day first, as most of thousands of sets are on the same day as the previous one.
    if (!isInNight(clock, rules)) {
      if (day !== lastDay) days.add((lastDay = day));
    } else if (day !== lastNight) nights.add((lastNight = day));
  }
  return { nights, days };
}

/** Adds the sets of each day. Separate from `daysOfStage`, as it is rarely needed. */
export function calendarOf(sets: readonly ConflictSet[], days: StageDays, rules: NightRules): StageCalendar {
  const dayOf = ({ start }: ConflictSet) => dayAt(clockAt(start, rules));
  const atNight = sets.filter(({ start }) => isInNight(clockAt(start, rules), rules));
  return { ...days, byDay: groupBy(sets, dayOf), byNight: groupBy(atNight, dayOf), rules };
}

/** A night can move or play into this many days before and after it. */
const reach = 2;

/** The sets on and around these nights, at their current times. */
export function setsAround(from: number, to: number, { byDay, rules }: StageCalendar): readonly PlacedSet[] {
  const placed: PlacedSet[] = [];
  for (let day = Math.min(from, to) - reach; day <= Math.max(from, to) + reach; day += 1) {
    for (const set of byDay.get(day) ?? []) placed.push(placedByClock(set, rules));
  }
  return placed;
}
