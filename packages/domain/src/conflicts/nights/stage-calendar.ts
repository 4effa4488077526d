import { groupBy } from '../../group-by.ts';
import type { PlacedSet } from '../../review/nights/night-blocks.ts';
import type { ConflictSet } from '../conflict.ts';
import { clockAt, dayAt, isInNight, placedByClock, type NightRules } from './night-rules.ts';

/** The days, of the calendar of the festival's clock, in whose early hours a stage plays, and in whose other hours. */
interface StageDays {
  readonly nights: ReadonlySet<number>;
  readonly days: ReadonlySet<number>;
}

/** The same with what plays then. */
export interface StageCalendar extends StageDays {
  readonly byDay: ReadonlyMap<number, readonly ConflictSet[]>;
  /** In the early hours alone. */
  readonly byNight: ReadonlyMap<number, readonly ConflictSet[]>;
  readonly rules: NightRules;
}

/** When a stage plays whose sets these are. */
export function daysOfStage(sets: readonly ConflictSet[], rules: NightRules): StageDays {
  const [nights, days] = [new Set<number>(), new Set<number>()];
  let [lastNight, lastDay] = [-Infinity, -Infinity];
  for (const { start } of sets) {
    const clock = clockAt(start, rules);
    const day = dayAt(clock);
    // Of thousands of sets most are of the day of the one before.
    if (!isInNight(clock, rules)) {
      if (day !== lastDay) days.add((lastDay = day));
    } else if (day !== lastNight) nights.add((lastNight = day));
  }
  return { nights, days };
}

/** What a stage plays, where that must be known. */
export function calendarOf(sets: readonly ConflictSet[], days: StageDays, rules: NightRules): StageCalendar {
  const dayOf = ({ start }: ConflictSet) => dayAt(clockAt(start, rules));
  const atNight = sets.filter(({ start }) => isInNight(clockAt(start, rules), rules));
  return { ...days, byDay: groupBy(sets, dayOf), byNight: groupBy(atNight, dayOf), rules };
}

/** A night may move to this many days before and after it, or plays into them. */
const reach = 2;

/** The sets around these nights, where they are. */
export function setsAround(from: number, to: number, { byDay, rules }: StageCalendar): readonly PlacedSet[] {
  const placed: PlacedSet[] = [];
  for (let day = Math.min(from, to) - reach; day <= Math.max(from, to) + reach; day += 1) {
    for (const set of byDay.get(day) ?? []) placed.push(placedByClock(set, rules));
  }
  return placed;
}
