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
  const isOutside = outsideRule({ start, end }, festival);
  const near = dated.every(isOutside) ? dated : adjoining(dated, { start, end });
  const count = near.filter(isOutside).length;
  const dates = near.map(({ date }) => date).sort();
  const [first] = dates;
  const last = dates.at(-1);
  if (count === 0 || first === undefined || last === undefined) return null;
  return { count, of: dated.length, file: { start: first, end: last }, festival: { start, end } };
}

/** A set without a start may be in the morning. */
function outsideRule(span: DateSpan, { dayStartsAt }: FestivalClock) {
  const [before, after] = [addDays(span.start, -1), dayAfter(span)];
  return ({ date, timeStart }: DraftEvent): boolean => {
    if (date === after) return timeStart >= '12:00';
    if (date === before) return timeStart >= dayStartsAt;
    return date < span.start || date > span.end;
  };
}

/** Returns the sets on the festival's days, and on the days that follow one another before and after these. */
function adjoining(dated: readonly DraftEvent[], { start, end }: DateSpan): readonly DraftEvent[] {
  const dates: ReadonlySet<PlainDate> = new Set(dated.map(({ date }) => date));
  let [first, last] = [start, end];
  while (dates.has(addDays(first, -1))) first = addDays(first, -1);
  while (dates.has(addDays(last, 1))) last = addDays(last, 1);
  return dated.filter(({ date }) => date >= first && date <= last);
}
