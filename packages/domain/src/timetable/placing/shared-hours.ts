import type { FestivalData } from '../../entities/festival.ts';
import { festivalDayOf, spanOfDay } from '../../festival/days.ts';
import type { Interval } from '../../festival/events/intervals.ts';
import type { PlainDate } from '../../time/plain-date.ts';
import { fullHoursAround } from './axis-marks.ts';

type FestivalClock = Pick<FestivalData, 'timezone' | 'dayStartsAt'>;

/** The hours shown on each festival day, so that all days show the same. */
export interface SharedHours {
  /** Milliseconds from the start of a festival day to the earliest start; `to` is the latest end. */
  readonly from: number;
  readonly to: number;
}

/** Returns the hours from the earliest start to the latest end on any festival day; null if there are no sets. */
export function sharedHours(sets: Iterable<Interval>, festival: FestivalClock): SharedHours | null {
  const days: Interval[] = [];
  let [from, to] = [Infinity, -Infinity];
  for (const set of sets) {
    let day = days.find(({ start, end }) => start <= set.start && set.start < end);
    if (day === undefined) {
      day = spanOfDay(festivalDayOf(set.start, festival), festival);
      days.push(day);
    }
    from = Math.min(from, set.start - day.start);
    to = Math.max(to, set.end - day.start);
  }
  return from > to ? null : { from, to };
}

/** Applies these hours to one day, in full hours of its clocks. */
export function hoursOn(day: PlainDate, { from, to }: SharedHours, festival: FestivalClock): Interval {
  const { start } = spanOfDay(day, festival);
  return fullHoursAround({ start: start + from, end: start + to }, festival.timezone);
}
