import type { DraftEvent } from '../../entities/upload.ts';
import { festivalDates } from '../../festival/days.ts';
import { addDays, daysBetween, isPlainDate, type PlainDate } from '../../time/plain-date.ts';
import { changing, type DraftFix, type FixFestival } from './draft-fix.ts';

/**
 * Moves all dates by the same number of days, where none is a day of the festival and all would be: the file of another year.
 * By whole weeks where that fits, so that a Friday stays a Friday.
 */
export function shiftDays(events: readonly DraftEvent[], festival: FixFestival): DraftFix | null {
  const { start, end } = festivalDates(festival);
  const dated = events.filter(({ date }) => isPlainDate(date));
  const dates = dated.map(({ date }) => date).sort();
  const [first] = dates;
  const last = dates.at(-1);
  if (first === undefined || last === undefined || dates.some((date) => date >= start && date <= end))
    return null;
  const least = daysBetween(first, start);
  const most = daysBetween(last, end);
  const days = Math.ceil(least / 7) * 7 <= most ? Math.ceil(least / 7) * 7 : least;
  // A night on the morning after the last day is on the right day; only the festival's day begins too early for it.
  if (days > most || first === addDays(end, 1)) return null;
  return changing(
    'shiftDays',
    dated.map(({ id, date }) => [id, { date: addDays(date, days) }] as const),
    days,
  );
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
