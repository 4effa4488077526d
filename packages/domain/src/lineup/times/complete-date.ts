import { addDays, dateMillis, isPlainDate, type PlainDate } from '../../time/plain-date.ts';
import { utcDate } from '../../time/utc-date.ts';
import type { PartialDate } from './date-words.ts';

/** A festival's first and last date. */
export interface DateSpan {
  readonly start: PlainDate;
  readonly end: PlainDate;
}

/** Festivals longer than this have every weekday and day number more than once. */
const maximumDaysSearched = 400;

/**
 * Returns the only date that a partial one can mean at this festival; null if there is none or more than one. If none
 * of the festival's days fits, the date may be the day after the last, when its last night ends.
 */
export function completeDate(partial: PartialDate, span: DateSpan): PlainDate | null {
  const { year, month, day } = partial;
  if (year === undefined || month === undefined || day === undefined) return onlyMatch(partial, span);
  const date = makeDate(year, month, day);
  return date !== null && matches(date, partial) ? date : null;
}

/**
 * Returns the date outside the festival of a day and a month without a year: in the year of the festival, or in an
 * adjacent one if only then the weekday fits. Null if the day or the month is missing, and if it is a festival day with
 * another weekday, which is a mistake.
 */
export function dateOutside({ year, ...partial }: PartialDate, span: DateSpan): PlainDate | null {
  const { month, day } = partial;
  if (year !== undefined || month === undefined || day === undefined) return null;
  const own = Number(span.start.slice(0, 4));
  const dates = [own, own - 1, own + 1].map((each) => makeDate(each, month, day));
  const isSlip = dates.some((date) => date !== null && date >= span.start && date <= dayAfter(span));
  return isSlip ? null : (dates.find((date) => date !== null && matches(date, partial)) ?? null);
}

/** Returns the date of these numbers, or null if it does not exist. */
function makeDate(year: number, month: number, day: number): PlainDate | null {
  const pad = (number: number, length: number) => String(number).padStart(length, '0');
  const date = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
  return isPlainDate(date) ? date : null;
}

/** Returns the date on which a festival's last night ends. */
export function dayAfter(span: DateSpan): PlainDate {
  return addDays(span.end, 1);
}

function onlyMatch(partial: PartialDate, span: DateSpan): PlainDate | null {
  let found: PlainDate | null = null;
  let date = span.start;
  for (let searched = 0; date <= span.end && searched < maximumDaysSearched; searched += 1) {
    if (matches(date, partial)) {
      if (found !== null) return null;
      found = date;
    }
    date = addDays(date, 1);
  }
  return found === null && matches(dayAfter(span), partial) ? dayAfter(span) : found;
}

function matches(date: PlainDate, { year, month, day, weekday }: PartialDate): boolean {
  return (
    (year === undefined || Number(date.slice(0, 4)) === year) &&
    (month === undefined || Number(date.slice(5, 7)) === month) &&
    (day === undefined || Number(date.slice(8)) === day) &&
    (weekday === undefined || utcDate(dateMillis(date)).getUTCDay() === weekday)
  );
}
