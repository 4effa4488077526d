import type { FestivalData } from '../../entities/festival.ts';
import { addDays, daysBetween, type PlainDate } from '../../time/plain-date.ts';
import { festivalDates, type FestivalSpan } from '../days.ts';

/** Name and days of a new edition, as its form begins. */
export interface SuggestedEdition {
  readonly name: string;
  readonly startDate: PlainDate;
  readonly endDate: PlainDate;
}

const daysOfWeek = 7;

/** The next year's edition: the same weekdays a year later, and the year in the name raised. */
export function suggestEdition(festival: FestivalSpan & Pick<FestivalData, 'name'>): SuggestedEdition {
  const { start, end } = festivalDates(festival);
  const startDate = yearLater(start);
  return {
    name: editionName(festival.name, start, startDate),
    startDate,
    endDate: sameLength(startDate, { start, end }),
  };
}

/** The last day of an edition that begins on `startDate` and has as many days as the other. */
export function sameLength(
  startDate: PlainDate,
  { start, end }: { readonly start: PlainDate; readonly end: PlainDate },
): PlainDate {
  return addDays(startDate, daysBetween(start, end));
}

/** The same weekday in the next calendar year, as near to the same date as possible. */
function yearLater(date: PlainDate): PlainDate {
  const later = addDays(date, 52 * daysOfWeek);
  return yearOf(later) > yearOf(date) ? later : addDays(later, daysOfWeek);
}

/** Where the name has no year, the year is put behind it. */
function editionName(name: string, before: PlainDate, after: PlainDate): string {
  const years = [...name.matchAll(/(?<!\d)(?:19|20|21)\d\d(?!\d)/gu)];
  // "Route 2000" may have a number that is no year of the festival.
  const found = years.findLast(([year]) => year === yearOf(before)) ?? years.at(-1);
  if (found === undefined) return `${name.trim()} ${yearOf(after)}`;
  const [year] = found;
  return `${name.slice(0, found.index)}${Number(year) + 1}${name.slice(found.index + year.length)}`;
}

function yearOf(date: PlainDate): string {
  return date.slice(0, 4);
}
