import type { FestivalData } from '../../entities/festival.ts';
import { type Interval, overlaps } from '../../festival/events/intervals.ts';
import { spanOfDay } from '../../festival/days.ts';
import { clockMinutes, isClockTime } from '../../time/clock-time.ts';
import { addDays, type PlainDate } from '../../time/plain-date.ts';
import { instantOf, wallClockOf } from '../../time/wall-clock.ts';
import { millisPerMinute } from '../snap.ts';

type FestivalClock = Pick<FestivalData, 'timezone' | 'dayStartsAt'>;

/** What a stage has at a moment. */
export interface StageAt<S extends Interval> {
  /** What is on: one set, none, or several that overlap. */
  readonly on: readonly S[];
  /** What begins next. */
  readonly next: S | null;
}

/** What is on at `instant`, and what comes next; `sets` are those of one stage by start. */
export function stageAt<S extends Interval>(sets: readonly S[], instant: number): StageAt<S> {
  return {
    on: sets.filter(({ start, end }) => start <= instant && instant < end),
    next: sets.find(({ start }) => start > instant) ?? null,
  };
}

/** How many sets are on in each stretch of `minutes` from the start of `span` to its end. */
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

/** Behind the clock time of an hour that comes twice in a night, the second time. */
const again = '-2';
/** By how much clocks are put back. */
const putBack = [30 * millisPerMinute, 60 * millisPerMinute];

/** Returns true if a text is the moment of a festival day: "22:00", or "02:30-2" for the second time in a night. */
export function isDayMoment(text: string): boolean {
  return isClockTime(text.endsWith(again) ? text.slice(0, -again.length) : text);
}

/** The moment of its festival day at which `instant` is, which other days have as well. */
export function dayMomentOf(instant: number, zone: string): string {
  const { date, clock } = wallClockOf(instant, zone);
  return instantOf(date, clock, zone) < instant - millisPerMinute ? clock + again : clock;
}

/** The instant of a moment on a festival day; where its night has the hour only once, then. */
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
