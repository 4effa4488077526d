import { minutesPerDay } from '../../time/clock-time.ts';
import { dateMillis, millisPerDay } from '../../time/plain-date.ts';

/** How a file dates the sets that start after midnight, before the festival day begins. */
export type NightDating = 'calendarDay' | 'festivalDay';

/** A set with a known start; `start` and `end` are minutes after midnight. */
export interface DatedSet {
  readonly stage: string;
  readonly date: string;
  readonly start: number;
  readonly end: number | null;
  /** True if it starts before the festival day begins and may be dated either way. */
  readonly isNight: boolean;
}

interface Placed {
  readonly start: number;
  readonly end: number;
  readonly isNight: boolean;
}

/** A set follows another if the break between them is at most this many minutes. */
const longestBreak = 30;

/**
 * Decides how a file dates its night sets: by the calendar, or by the festival day that they end. For each option it
 * counts the night sets that follow another on their stage, minus overlaps and sets outside the festival's days `span`.
 * Returns the calendar unless the festival day scores better.
 */
export function chooseNightDating(
  sets: readonly DatedSet[],
  span: { readonly start: string; readonly end: string },
): NightDating {
  if (!sets.some((set) => set.isNight)) return 'calendarDay';
  const first = dayNumber(span.start);
  const last = dayNumber(span.end);
  const byCalendar = score(sets, 0) - countOutside(sets, -1, first, last);
  const byFestivalDay = score(sets, 1) - countOutside(sets, 0, first, last);
  return byFestivalDay > byCalendar ? 'festivalDay' : 'calendarDay';
}

/**
 * Returns the night sets that follow another, minus overlapping sets, if night sets are `nightShift` days after their
 * date.
 */
function score(sets: readonly DatedSet[], nightShift: number): number {
  let total = 0;
  for (const stage of placeOnStages(sets, nightShift)) {
    total += countFollowers(stage) - countOverlaps(stage);
  }
  return total;
}

function placeOnStages(sets: readonly DatedSet[], nightShift: number): Placed[][] {
  const stages = new Map<string, Placed[]>();
  for (const set of sets) {
    const day = dayNumber(set.date) + (set.isNight ? nightShift : 0);
    const start = day * minutesPerDay + set.start;
    const length = set.end === null ? 0 : (set.end - set.start + minutesPerDay) % minutesPerDay;
    const placed = { start, end: start + length, isNight: set.isNight };
    const stage = stages.get(set.stage);
    if (stage === undefined) stages.set(set.stage, [placed]);
    else stage.push(placed);
  }
  return [...stages.values()].map((stage) => stage.sort((a, b) => a.start - b.start));
}

function countFollowers(stage: readonly Placed[]): number {
  const ends = stage.filter((set) => set.end > set.start).map((set) => set.end);
  ends.sort((a, b) => a - b);
  let count = 0;
  let next = 0;
  for (const set of stage) {
    while (next < ends.length && (ends[next] ?? 0) < set.start - longestBreak) next += 1;
    if (set.isNight && (ends[next] ?? Infinity) <= set.start) count += 1;
  }
  return count;
}

function countOverlaps(stage: readonly Placed[]): number {
  let count = 0;
  let latestEnd = -Infinity;
  for (const set of stage) {
    if (set.start < latestEnd) count += 1;
    latestEnd = Math.max(latestEnd, set.end);
  }
  return count;
}

/** Counts night sets whose festival day, `shift` days from their date, is outside the festival. */
function countOutside(sets: readonly DatedSet[], shift: number, first: number, last: number): number {
  let count = 0;
  for (const set of sets) {
    const day = dayNumber(set.date) + shift;
    if (set.isNight && (day < first || day > last)) count += 1;
  }
  return count;
}

function dayNumber(date: string): number {
  return dateMillis(date) / millisPerDay;
}
