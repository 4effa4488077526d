import type { FestivalData } from '../entities/festival.ts';
import { clockFromMinutes, clockMinutes, minutesPerDay, type ClockTime } from '../time/clock-time.ts';
import { addDays } from '../time/plain-date.ts';
import { wallClockOf } from '../time/wall-clock.ts';
import type { Interval } from './events/intervals.ts';

/** A night that the days of a festival cut in two. */
export interface DayStartSuggestion {
  /** When days should begin instead. */
  readonly dayStartsAt: ClockTime;
  /** How many sets start between midnight and then: they would be listed with the evening before. */
  readonly sets: number;
}

/** Nights end by then, as minutes after midnight. */
const latest = 10 * 60;
/** In the hour in which days begin, at most one in this many sets plays as in the busiest hour. */
const quieter = 8;
/** At most one in this many sets goes on across the beginning of a day. */
const across = 50;
const fewestSets = 5;
/** A night goes on where something played so shortly, in minutes, before midnight. */
const pause = 60;

/**
 * When the days of a festival that begin at midnight should begin instead, so that no night is cut in two. Null without strong evidence:
 * at least five sets start after midnight, on more than half of the nights, nearly all of these nights go on from the evening, and
 * there is an hour by 10 AM in which hardly anything plays and across whose beginning hardly any set goes on. 6 AM where that is such
 * an hour, else the first.
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
  /** Minutes since the midnight of its start. */
  readonly begin: number;
  readonly end: number;
}

/** The hour, in minutes after midnight, between the night and the day; null where there is none by 10 AM. */
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
