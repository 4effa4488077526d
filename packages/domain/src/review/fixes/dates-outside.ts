import type { DraftEvent } from '../../entities/upload.ts';
import { festivalDates, type FestivalSpan } from '../../festival/days.ts';
import type { DateSpan } from '../../lineup/times/complete-date.ts';
import { placedDrafts } from '../unplaced/is-unplaced.ts';
import { addDays, isPlainDate } from '../../time/plain-date.ts';

/** The days of a file and of its festival, if they have none in common. */
export interface DatesOutside {
  /** The number of sets with a date. */
  readonly count: number;
  readonly file: DateSpan;
  readonly festival: DateSpan;
}

/** Returns null if a set is on a festival day, or in the morning after the last one; also if no set has a date. */
export function datesOutside(events: readonly DraftEvent[], festival: FestivalSpan): DatesOutside | null {
  const { start, end } = festivalDates(festival);
  const dates = placedDrafts(events)
    .map(({ date }) => date)
    .filter(isPlainDate)
    .sort();
  const [first] = dates;
  const last = dates.at(-1);
  if (first === undefined || last === undefined) return null;
  if (dates.some((date) => date >= start && date <= addDays(end, 1))) return null;
  return { count: dates.length, file: { start: first, end: last }, festival: { start, end } };
}
