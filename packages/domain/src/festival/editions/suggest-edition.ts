import type { FestivalData } from '../../entities/festival.ts';
import { addDays, daysBetween, type PlainDate } from '../../time/plain-date.ts';
import { festivalDates, type FestivalSpan } from '../days.ts';

/** The initial name and days in the form of a new edition. */
export interface SuggestedEdition {
  readonly name: string;
  readonly startDate: PlainDate;
  readonly endDate: PlainDate;
}

const daysOfWeek = 7;

/** Suggests next year's edition: the same weekdays a year later, and the next year in the name. */
export function suggestEdition(festival: FestivalSpan & Pick<FestivalData, 'name'>): SuggestedEdition {
  const { start, end } = festivalDates(festival);
  const startDate = yearLater(start);
  return {
    name: editionName(festival.name, start, startDate),
    startDate,
    endDate: sameLength(startDate, { start, end }),
  };
}

/** The last day of an edition that begins on `startDate` and has the same number of days as the other. */
export function sameLength(
  startDate: PlainDate,
  { start, end }: { readonly start: PlainDate; readonly end: PlainDate },
): PlainDate {
  return addDays(startDate, daysBetween(start, end));
}

/** The same weekday in the next calendar year, as close to the same date as possible. */
function yearLater(date: PlainDate): PlainDate {
  const later = addDays(date, 52 * daysOfWeek);
  return yearOf(later) > yearOf(date) ? later : addDays(later, daysOfWeek);
}

/** Appends the year if the name has none. */
function editionName(name: string, before: PlainDate, after: PlainDate): string {
  const years = [...name.matchAll(/(?<!\d)(?:19|20|21)\d\d(?!\d)/gu)];
  // A number, as in "Route 2000", may not be the year of the festival.
  const found = years.findLast(([year]) => year === yearOf(before)) ?? years.at(-1);
  if (found === undefined) return `${name.trim()} ${yearOf(after)}`;
  const [year] = found;
  return `${name.slice(0, found.index)}${Number(year) + 1}${name.slice(found.index + year.length)}`;
}

function yearOf(date: PlainDate): string {
  return date.slice(0, 4);
}
