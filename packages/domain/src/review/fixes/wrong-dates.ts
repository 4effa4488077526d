import type { DraftEvent } from '../../entities/upload.ts';
import { festivalDates } from '../../festival/days.ts';
import { addDays, daysBetween, isPlainDate, type PlainDate } from '../../time/plain-date.ts';
import { changing, type DraftFix, type FixFestival } from './draft-fix.ts';

/**
 * This many days at most: two years, for the file of the last edition also of a festival that takes place every other year, and a
 * week, as editions begin on the same weekday rather than on the same date. Dates further away are another festival's, or a
 * misread year; that both have some days in a row is then no evidence.
 */
const furthest = 2 * 366 + 7;

/**
 * Moves all dates by the same number of days, where none is a day of the festival and all would be: the file of another edition.
 * By whole weeks where they fit in one way only, so that a Friday stays a Friday; otherwise to the same days of another year; or
 * where file and festival last equally long. Anything else would be a guess.
 */
export function shiftDays(events: readonly DraftEvent[], festival: FixFestival): DraftFix | null {
  const { start, end } = festivalDates(festival);
  const dated = events.filter(({ date }) => isPlainDate(date));
  const dates = dated.map(({ date }) => date).sort();
  const [first] = dates;
  const last = dates.at(-1);
  if (first === undefined || last === undefined || dates.some((date) => date >= start && date <= end))
    return null;
  // A night on the morning after the last day is on the right day; only the festival's day begins too early for it.
  if (first === addDays(end, 1)) return null;
  const days = shiftBetween(first, { least: daysBetween(first, start), most: daysBetween(last, end) }, start);
  if (days === null || Math.abs(days) > furthest) return null;
  return changing(
    'shiftDays',
    dated.map(({ id, date }) => [id, { date: addDays(date, days) }] as const),
    days,
  );
}

/** By how many days the dates from `first` on move; null without evidence, or where no shift puts all on days of the festival. */
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

/** Reads day and month the other way round where only then a date is one of the festival's. */
export function swapDayMonth(events: readonly DraftEvent[], festival: FixFestival): DraftFix | null {
  const { start, end } = festivalDates(festival);
  const changes = events.flatMap((event) => {
    const { id, date } = event;
    if (!isPlainDate(date) || (date >= start && date <= end)) return [];
    // The date of a night may be the day before the one that is written.
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
