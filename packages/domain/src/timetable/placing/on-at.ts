import type { FestivalData } from '../../entities/festival.ts';
import { type Interval, overlaps } from '../../festival/events/intervals.ts';
import { spanOfDay } from '../../festival/days.ts';
import { clockMinutes, isClockTime } from '../../time/clock-time.ts';
import { addDays, type PlainDate } from '../../time/plain-date.ts';
import { instantOf, wallClockOf } from '../../time/wall-clock.ts';
import { millisPerMinute } from '../snap.ts';

type FestivalClock = Pick<FestivalData, 'timezone' | 'dayStartsAt'>;

/** The sets of a stage at a moment. */
export interface StageAt<S extends Interval> {
  /** The current sets: one, none, or several that overlap. */
  readonly on: readonly S[];
  /** The next set. */
  readonly next: S | null;
}

/** Returns what is on at `instant` and what comes next; `sets` are those of one stage by start. */
export function stageAt<S extends Interval>(sets: readonly S[], instant: number): StageAt<S> {
  return {
    on: sets.filter(({ start, end }) => start <= instant && instant < end),
    next: sets.find(({ start }) => start > instant) ?? null,
  };
}

/** Returns how many sets are on in each interval of `minutes` from the start of `span` to its end. */
export function countsOverTime(sets: Iterable<Interval>, span: Interval, minutes: number): readonly number[] {
  const step = minutes * millisPerMinute;
  const counts = Array.from({ length: Math.max(0, Math.ceil((span.end - span.start) / step)) }, () => 0);
  for (const set of sets) {
    if (!overlaps(set, span)) continue;
    const first = Math.max(0, Math.floor((set.start - span.start) / step));
    const until = Math.min(counts.length, Math.ceil((set.end - span.start) / step));
    for (let place = first; place < until; place += 1) counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}

/** The suffix of a clock time for the second pass of an hour that is repeated in a night. */
const again = '-2';
/** The possible amounts by which clocks go back, in milliseconds. */
const putBack = [30 * millisPerMinute, 60 * millisPerMinute];

/** Returns true if a text is a moment of a festival day: "22:00", or "02:30-2" for the second pass. */
export function isDayMoment(text: string): boolean {
  return isClockTime(text.endsWith(again) ? text.slice(0, -again.length) : text);
}

/** Returns the moment of `instant` within its festival day, which can be applied to other days. */
export function dayMomentOf(instant: number, zone: string): string {
  const { date, clock } = wallClockOf(instant, zone);
  return instantOf(date, clock, zone) < instant - millisPerMinute ? clock + again : clock;
}

/** Returns the instant of a moment on a festival day; if the hour is not repeated that night, its only occurrence. */
export function instantOfMoment(day: PlainDate, moment: string, festival: FestivalClock): number {
  const { timezone, dayStartsAt } = festival;
  const clock = moment.slice(0, 5);
  const date = clockMinutes(clock) < clockMinutes(dayStartsAt) ? addDays(day, 1) : day;
  const first = instantOf(date, clock, timezone);
  if (!moment.endsWith(again)) return first;
  const { end } = spanOfDay(day, festival);
  const second = putBack.find((by) => first + by < end && wallClockOf(first + by, timezone).clock === clock);
  return first + (second ?? 0);
}
