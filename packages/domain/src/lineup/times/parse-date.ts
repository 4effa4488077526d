import { addDays, isPlainDate, type PlainDate } from '../../time/plain-date.ts';
import { completeDate, makeDate, type DateSpan } from './complete-date.ts';
import { parseDateWords } from './date-words.ts';
import { type DateTime, instantToDateTime, parseEpoch, parseIsoDateTime } from './iso-date-time.ts';
import { type ParsedDateTime, fromIsoDateTime } from './parse-time.ts';

/** What a date field says; `source` is its text. A date-time carries the clock time in the festival's zone along. */
export type ParsedDate =
  | { readonly kind: 'empty' | 'unreadable'; readonly source: string }
  | { readonly kind: 'date'; readonly source: string; readonly date: PlainDate; readonly exact: boolean }
  | ParsedDateTime;

const longestDate = 64;
const millisPerDay = 86_400_000;

/** Reads a date field for a festival with these days in this zone. What is not YYYY-MM-DD is not `exact`. */
export function parseDate(text: string, span: DateSpan, zone: string): ParsedDate {
  if (isPlainDate(text)) return { kind: 'date', source: text, date: text, exact: true };
  const source = text.trim();
  if (source === '') return { kind: 'empty', source };
  if (source.length > longestDate) return { kind: 'unreadable', source };
  const dateTime = parseDateTime(source, zone);
  if (dateTime !== null) return dateTime;
  const date = parseNumbers(source, span) ?? parseWords(source, span);
  return date === null ? { kind: 'unreadable', source } : { kind: 'date', source, date, exact: false };
}

function parseDateTime(source: string, zone: string): ParsedDate | null {
  const epoch = parseEpoch(source);
  if (epoch !== null)
    return epoch % millisPerDay === 0
      ? wholeDay(source, epoch)
      : converted(source, instantToDateTime(epoch, zone));
  const iso = parseIsoDateTime(source);
  if (iso === null) return null;
  if (iso.minutes === 0) return { kind: 'date', source, date: iso.date, exact: false };
  return fromIsoDateTime(source, iso, zone);
}

/** Programs that know no plain dates write a day as its midnight in UTC; in another zone that would be the day before. */
function wholeDay(source: string, epoch: number): ParsedDate {
  const dateTime = instantToDateTime(epoch, 'UTC');
  if (dateTime === null) return { kind: 'unreadable', source };
  return { kind: 'date', source, date: dateTime.date, exact: false };
}

function converted(source: string, dateTime: DateTime | null): ParsedDate {
  if (dateTime === null) return { kind: 'unreadable', source };
  return { kind: 'dateTime', source, code: 'zoneConverted', ...dateTime };
}

function parseNumbers(source: string, span: DateSpan): PlainDate | null {
  const yearFirst =
    /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/u.exec(source) ?? /^(\d{4})()(\d\d)(\d\d)$/u.exec(source);
  if (yearFirst !== null) return makeDate(Number(yearFirst[1]), Number(yearFirst[3]), Number(yearFirst[4]));
  const dotted = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})?$/u.exec(source);
  if (dotted !== null) return parseDotted(Number(dotted[1]), Number(dotted[2]), dotted[3], span);
  const yearLast = /^(\d{1,2})([-/])(\d{1,2})\2(\d{4})$/u.exec(source);
  if (yearLast === null) return null;
  return chooseOrder(Number(yearLast[1]), Number(yearLast[3]), Number(yearLast[4]), span);
}

function parseDotted(day: number, month: number, year: string | undefined, span: DateSpan): PlainDate | null {
  return completeDate(year === undefined ? { day, month } : { day, month, year: Number(year) }, span);
}

/** 07/04 may be July 4 or April 7: the one that exists, else the one among the festival's days, else neither. */
function chooseOrder(first: number, second: number, year: number, span: DateSpan): PlainDate | null {
  const dates = new Set([makeDate(year, first, second), makeDate(year, second, first)]);
  dates.delete(null);
  const possible = [...dates].filter((date) => date !== null);
  const inside = possible.filter((date) => date >= span.start && date <= span.end);
  const [only] = possible.length === 1 ? possible : inside;
  return only !== undefined && inside.length < 2 ? only : null;
}

function parseWords(source: string, span: DateSpan): PlainDate | null {
  const nth = /^day\s*(\d{1,3})$/iu.exec(source);
  if (nth !== null) return nthDay(Number(nth[1]), span);
  const partial = parseDateWords(source);
  return partial === null ? null : completeDate(partial, span);
}

/** "Day 2" is the second day of the festival. */
function nthDay(count: number, span: DateSpan): PlainDate | null {
  const date = addDays(span.start, count - 1);
  return count >= 1 && date <= span.end ? date : null;
}
