import { parseDateWords, type PartialDate } from './date-words.ts';
import type { CalendarWords } from './calendar-words.ts';

/** One interpretation of a date written in numbers; `dayFirst` is null if it is the only one. */
export interface NumbersReading {
  readonly partial: PartialDate;
  readonly dayFirst: boolean | null;
}

const yearFirst = /(?<!\d)(\d{4})\s?([-/.])\s?(\d{1,2})\s?\2\s?(\d{1,2})(?!\d)/u;
const digits = /^(\d{4})(\d\d)(\d\d)$/u;
const dotted = /(?<!\d)(\d{1,2})\.\s?(\d{1,2})(?:\.(?:\s?(\d{4}|\d\d)(?!\d))?|(?![\d.]))/u;
const yearLast = /(?<!\d)(\d{1,2})\s?([-/])\s?(\d{1,2})(?:\s?\2\s?(\d{4}|\d\d))?(?![\d/-])/u;

/**
 * Returns the interpretations of a text with a date in numbers, with or without a weekday: 2025-7-4, 4.7., "Fri
 * 07/04/25". With dots the day comes first, otherwise the month may. Empty if there is no such date.
 */
export function parseDateNumbers(text: string, meaningsOf: CalendarWords): readonly NumbersReading[] {
  const numbers = digits.exec(text) ?? yearFirst.exec(text);
  if (numbers !== null) {
    const [first = 0, second = 0, third = 0] = numbers.slice(1).flatMap((part) => Number(part) || []);
    return adjacentTo(text, numbers, [readingOf(first, second, third, null)], meaningsOf);
  }
  const points = dotted.exec(text);
  if (points !== null) {
    const [, day, month, year] = points;
    return adjacentTo(text, points, [readingOf(yearOf(year), Number(month), Number(day), null)], meaningsOf);
  }
  const open = yearLast.exec(text);
  if (open === null) return [];
  const [, first, , second, written] = open;
  const [a, b, year] = [Number(first), Number(second), yearOf(written)];
  const isSame = a === b;
  const dayFirst = readingOf(year, b, a, isSame ? null : true);
  return adjacentTo(text, open, isSame ? [dayFirst] : [dayFirst, readingOf(year, a, b, false)], meaningsOf);
}

/** Expands two digits to a year of this century. */
function yearOf(written: string | undefined): number | undefined {
  if (written === undefined) return undefined;
  return written.length === 2 ? 2000 + Number(written) : Number(written);
}

function readingOf(
  year: number | undefined,
  month: number,
  day: number,
  dayFirst: boolean | null,
): NumbersReading {
  return { partial: year === undefined ? { month, day } : { year, month, day }, dayFirst };
}

/** Parses the text next to the numbers, which may only be a weekday. */
function adjacentTo(
  text: string,
  match: RegExpExecArray,
  readings: readonly NumbersReading[],
  meaningsOf: CalendarWords,
): readonly NumbersReading[] {
  const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
  if (!/[\p{L}\p{N}]/u.test(rest)) return /^[\s,.()]*$/u.test(rest) ? readings : [];
  const weekdays = parseDateWords(rest, meaningsOf).flatMap((words) =>
    words.weekday !== undefined && Object.keys(words).length === 1 ? [words.weekday] : [],
  );
  return weekdays.flatMap((weekday) =>
    readings.map(({ partial, dayFirst }) => ({ partial: { ...partial, weekday }, dayFirst })),
  );
}
