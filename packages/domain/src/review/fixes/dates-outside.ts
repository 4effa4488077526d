import type { DraftEvent } from '../../entities/upload.ts';
import { festivalDates, type FestivalClock, type FestivalSpan } from '../../festival/days.ts';
import { dayAfter, type DateSpan } from '../../lineup/times/complete-date.ts';
import { placedDrafts } from '../unplaced/is-unplaced.ts';
import { addDays, isPlainDate, type PlainDate } from '../../time/plain-date.ts';

/** The days of a file and of its festival, if sets are outside the festival. */
export interface DatesOutside {
  /** The number of sets outside, and of all sets with a date. */
  readonly count: number;
  readonly of: number;
  readonly file: DateSpan;
  readonly festival: DateSpan;
}

/**
 * Returns null unless no set is on a festival day, or some are on the days right before or after the festival: any
 * other date is more likely a mistake in its row. The mornings of the first day and after the last belong to the
 * festival, as sets there may be in the wrong night.
 */
export function datesOutside(
  events: readonly DraftEvent[],
  festival: FestivalSpan & FestivalClock,
): DatesOutside | null {
  const { start, end } = festivalDates(festival);
  const dated = placedDrafts(events).filter(({ date }) => isPlainDate(date));
  const outside = dated.filter((event) => isOutside(event, { start, end }, festival));
  if (outside.length === 0) return null;
  const isAll = outside.length === dated.length;
  const run = isAll ? null : runOfDays(new Set(dated.map(({ date }) => date)), { start, end });
  const isInRun = ({ date }: DraftEvent) => run === null || (date >= run.start && date <= run.end);
  const count = outside.filter(isInRun).length;
  const dates = dated
    .filter(isInRun)
    .map(({ date }) => date)
    .sort();
  const [first] = dates;
  const last = dates.at(-1);
  if (count === 0 || first === undefined || last === undefined) return null;
  return { count, of: dated.length, file: { start: first, end: last }, festival: { start, end } };
}

/** A set without a start may be in the morning. */
function isOutside({ date, timeStart }: DraftEvent, span: DateSpan, { dayStartsAt }: FestivalClock): boolean {
  if (date === dayAfter(span)) return timeStart >= '12:00';
  if (date === addDays(span.start, -1)) return timeStart >= dayStartsAt;
  return date < span.start || date > span.end;
}

/** Returns the festival's days with the dates that follow one another before and after them. */
function runOfDays(dates: ReadonlySet<PlainDate>, { start, end }: DateSpan): DateSpan {
  let [first, last] = [start, end];
  while (dates.has(addDays(first, -1))) first = addDays(first, -1);
  while (dates.has(addDays(last, 1))) last = addDays(last, 1);
  return { start: first, end: last };
}
