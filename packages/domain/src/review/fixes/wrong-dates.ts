import type { DraftEvent } from '../../entities/upload.ts';
import { festivalDates } from '../../festival/days.ts';
import { addDays, daysBetween, isPlainDate, type PlainDate } from '../../time/plain-date.ts';
import { changing, type DraftFix, type FixFestival } from './draft-fix.ts';

/**
 * The maximum shift in days: two years, for the file of the last edition of a festival that takes place every other
 * year, and a week, because editions start on the same weekday rather than the same date. Dates further away belong to
 * another festival, or are a misread year; some consecutive days in common are then no evidence.
 */
const furthest = 2 * 366 + 7;

/**
 * Moves all dates by the same number of days if none is a day of the festival and all would be: the file of another
 * edition. Prefers whole weeks if only one number of weeks fits, so that a Friday stays a Friday; otherwise moves to
 * the same days of another year; or, if the file and the festival last equally long, to its days. Anything else would
 * be a guess.
 */
export function shiftDays(events: readonly DraftEvent[], festival: FixFestival): DraftFix | null {
  const { start, end } = festivalDates(festival);
  const dated = events.filter(({ date }) => isPlainDate(date));
  const dates = dated.map(({ date }) => date).sort();
  const [first] = dates;
  const last = dates.at(-1);
  if (first === undefined || last === undefined || dates.some((date) => date >= start && date <= end))
    return null;
  // A night in the morning after the last day has the right date; only the festival's day starts too early for it.
  if (first === addDays(end, 1)) return null;
  const days = shiftBetween(first, { least: daysBetween(first, start), most: daysBetween(last, end) }, start);
  if (days === null || Math.abs(days) > furthest) return null;
  return changing(
    'shiftDays',
    dated.map(({ id, date }) => [id, { date: addDays(date, days) }] as const),
    days,
  );
}

/**
 * Returns by how many days the dates from `first` on move; null without evidence, or if no shift puts all of them on
 * festival days.
 */
function shiftBetween(
  first: PlainDate,
  { least, most }: { readonly least: number; readonly most: number },
  start: PlainDate,
): number | null {
  const weeks = Math.ceil(least / 7) * 7;
  if (weeks <= most && weeks + 7 > most) return weeks;
  const sameDay = `${start.slice(0, 4)}${first.slice(4)}`;
  const years = isPlainDate(sameDay) ? daysBetween(first, sameDay) : most + 1;
  if (years >= least && years <= most) return years;
  return least === most ? least : null;
}

/** Swaps day and month if the date is on a festival day only then. */
export function swapDayMonth(events: readonly DraftEvent[], festival: FixFestival): DraftFix | null {
  const { start, end } = festivalDates(festival);
  const changes = events.flatMap((event) => {
    const { id, date } = event;
    if (!isPlainDate(date) || (date >= start && date <= end)) return [];
    // The date of a night may be the day before the written one.
    const off = event.hints.some(({ code }) => code === 'nightOfDayBefore') ? 1 : 0;
    const swapped = swap(addDays(date, off));
    const day = swapped === null ? null : addDays(swapped, -off);
    return day !== null && day >= start && day <= end ? [[id, { date: day }] as const] : [];
  });
  return changing('swapDayMonth', changes);
}

function swap(date: PlainDate): PlainDate | null {
  const swapped = `${date.slice(0, 4)}-${date.slice(8)}-${date.slice(5, 7)}`;
  return isPlainDate(swapped) ? swapped : null;
}
