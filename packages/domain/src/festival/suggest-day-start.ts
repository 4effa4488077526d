import type { FestivalData } from '../entities/festival.ts';
import { clockFromMinutes, clockMinutes, minutesPerDay, type ClockTime } from '../time/clock-time.ts';
import { addDays } from '../time/plain-date.ts';
import { wallClockOf } from '../time/wall-clock.ts';
import type { Interval } from './events/intervals.ts';

/** A better start of day for a festival whose days split its nights. */
export interface DayStartSuggestion {
  /** When days should start instead. */
  readonly dayStartsAt: ClockTime;
  /** The number of sets that start between midnight and then, and would be listed with the previous evening. */
  readonly sets: number;
}

/** The latest end of a night, in minutes after midnight. */
const latest = 10 * 60;
/** In the hour in which days start, at most one set may play for every this many in the busiest hour. */
const quieter = 8;
/** At most one in this many sets may play across the start of a day. */
const across = 50;
const fewestSets = 5;
/** A night continues the evening if a set ended at most this many minutes before midnight, or later. */
const pause = 60;

/**
 * Suggests when the days of a festival should start instead of midnight, so that they do not split nights. Null without
 * strong evidence: at least five sets start after midnight, on more than half of the nights, nearly all of these nights
 * continue from the evening, and there is an hour by 10 AM in which hardly anything plays and across whose start hardly
 * any set plays. 6 AM if that is such an hour, otherwise the first one.
 */
export function suggestDayStart(
  sets: readonly Interval[],
  { timezone, dayStartsAt }: Pick<FestivalData, 'timezone' | 'dayStartsAt'>,
): DayStartSuggestion | null {
  if (clockMinutes(dayStartsAt) !== 0) return null;
  const placed = sets.map(({ start, end }) => {
    const { date, clock } = wallClockOf(start, timezone);
    const begin = clockMinutes(clock);
    return { date, begin, end: begin + Math.round((end - start) / 60_000) };
  });
  const begin = beginOfDays(placed);
  if (begin === null) return null;
  const early = placed.filter((set) => set.begin < begin);
  const nights = new Set(early.map(({ date }) => addDays(date, -1)));
  const evenings = new Set(placed.filter(({ end }) => end >= minutesPerDay - pause).map(({ date }) => date));
  const days = new Set(placed.filter((set) => set.begin >= begin).map(({ date }) => date));
  const goOn = [...nights].filter((night) => evenings.has(night)).length;
  const isClear = early.length >= fewestSets && nights.size * 2 > days.size && goOn * 10 >= nights.size * 9;
  return isClear ? { dayStartsAt: clockFromMinutes(begin), sets: early.length } : null;
}

interface PlacedSet {
  /** In minutes since midnight of the start date. */
  readonly begin: number;
  readonly end: number;
}

/** The hour between night and day, in minutes after midnight; null if there is none by 10 AM. */
function beginOfDays(sets: readonly PlacedSet[]): number | null {
  const countOn = (from: number, until: number) =>
    sets.filter(({ begin, end }) => [0, minutesPerDay].some((by) => begin - by < until && end - by > from))
      .length;
  const playingAt = (from: number) => countOn(from, from + 60);
  const busiest = Math.max(...Array.from({ length: 24 }, (_, hour) => playingAt(hour * 60)));
  const hours = Array.from({ length: latest / 60 }, (_, hour) => (hour + 1) * 60);
  const free = hours.filter(
    (from) =>
      sets.some(({ begin }) => begin < from) &&
      playingAt(from) * quieter <= busiest &&
      countOn(from, from) * across <= sets.length,
  );
  return free.includes(6 * 60) ? 6 * 60 : (free[0] ?? null);
}
