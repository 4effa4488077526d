import { foldText } from '../../text/fold.ts';
import { addDays, isPlainDate, type PlainDate } from '../../time/plain-date.ts';
import { completeDate, dateOutside, dayAfter, type DateSpan } from './complete-date.ts';
import { type DateWriting, englishDates } from './date-writing.ts';
import { parseDateNumbers } from './date-numbers.ts';
import { parseDateWords } from './date-words.ts';
import { instantToDateTime, parseEpoch, parseIsoDateTime } from './iso-date-time.ts';
import { type ParsedDateTime, fromIsoDateTime, parseDatedClock } from './parse-time.ts';

/** A parsed date field; `source` is its text. A date-time includes the clock time in the festival's zone. */
export type ParsedDate =
  | { readonly kind: 'empty' | 'unreadable'; readonly source: string }
  | {
      readonly kind: 'date';
      readonly source: string;
      readonly date: PlainDate;
      readonly exact: boolean;
      /** The order taken from other dates of the file, if the date itself is ambiguous. */
      readonly order?: 'dayFirst' | 'monthFirst';
    }
  | ParsedDateTime;

const longestDate = 64;
const millisPerDay = 86_400_000;

/** Parses a date field for a festival with these days in this zone. Anything but YYYY-MM-DD is not `exact`. */
export function parseDate(
  text: string,
  span: DateSpan,
  zone: string,
  writing: DateWriting = englishDates,
): ParsedDate {
  if (isPlainDate(text)) return dateOf(text, text, true);
  const source = text.trim();
  if (source === '') return { kind: 'empty', source };
  if (source.length > longestDate) return { kind: 'unreadable', source };
  return (
    parseDateTime(source, zone) ??
    parseDay(source, span, writing) ??
    parseDatedClock(source, zone, (day) => parseDay(day, span, writing)?.date ?? null) ?? {
      kind: 'unreadable',
      source,
    }
  );
}

/**
 * Parses a date without a time, or returns null: numbers or words, partial ones if the festival has exactly one such
 * day, or "day 2".
 */
export function parseDay(
  source: string,
  span: DateSpan,
  writing: DateWriting,
): Extract<ParsedDate, { kind: 'date' }> | null {
  const counted = parseCountedDay(source, span, writing);
  if (counted !== undefined) return counted === null ? null : dateOf(source, counted);
  const numbers = parseDateNumbers(source, writing.meaningsOf).flatMap(({ partial, dayFirst }) => {
    const date = completeDate(partial, span);
    return date === null ? [] : [{ date, dayFirst }];
  });
  if (numbers.length > 0) return chooseOrder(source, numbers, span, writing);
  const words = parseDateWords(source, writing.meaningsOf);
  const inside = words.map((partial) => completeDate(partial, span));
  const [only] = inside.every((date) => date === null)
    ? onlyDates(words.map((partial) => dateOutside(partial, span)))
    : onlyDates(inside);
  return only === undefined ? null : dateOf(source, only);
}

function dateOf(source: string, date: PlainDate, exact = false): Extract<ParsedDate, { kind: 'date' }> {
  return { kind: 'date', source, date, exact };
}

function parseDateTime(source: string, zone: string): ParsedDate | null {
  const epoch = parseEpoch(source);
  if (epoch !== null)
    return epoch % millisPerDay === 0 ? wholeDay(source, epoch) : converted(source, epoch, zone);
  const iso = parseIsoDateTime(source);
  if (iso === null) return null;
  return iso.minutes === 0 ? dateOf(source, iso.date) : fromIsoDateTime(source, iso, zone);
}

/**
 * Programs without plain dates write a day as its midnight in UTC; converted to another zone, that could be the
 * previous day.
 */
function wholeDay(source: string, epoch: number): ParsedDate {
  const dateTime = instantToDateTime(epoch, 'UTC');
  return dateTime === null ? { kind: 'unreadable', source } : dateOf(source, dateTime.date);
}

function converted(source: string, epoch: number, zone: string): ParsedDate {
  const dateTime = instantToDateTime(epoch, zone);
  if (dateTime === null) return { kind: 'unreadable', source };
  return { kind: 'dateTime', source, code: 'zoneConverted', certain: true, ...dateTime };
}

interface OrderedDate {
  readonly date: PlainDate;
  readonly dayFirst: boolean | null;
}

/**
 * 07/04 may be July 4 or April 7: chooses the one that exists, otherwise the one among the festival's days, otherwise
 * by the order of the file.
 */
function chooseOrder(
  source: string,
  possible: readonly OrderedDate[],
  span: DateSpan,
  writing: DateWriting,
): Extract<ParsedDate, { kind: 'date' }> | null {
  if (onlyDates(possible.map(({ date }) => date)).length === 1)
    return dateOf(source, possible[0]?.date ?? '');
  const inside = possible.filter(({ date }) => date >= span.start && date <= span.end);
  const [only] = inside;
  if (only !== undefined && inside.length === 1) return dateOf(source, only.date);
  const dayFirst = writing.dayFirst();
  if (inside.length === 0) {
    const night = possible.find(({ date }) => date === dayAfter(span));
    const isLikely = night !== undefined && (dayFirst === null || night.dayFirst === dayFirst);
    return isLikely ? dateOf(source, night.date) : null;
  }
  const chosen = dayFirst === null ? undefined : inside.find((reading) => reading.dayFirst === dayFirst);
  if (chosen === undefined) return null;
  return { ...dateOf(source, chosen.date), order: dayFirst === true ? 'dayFirst' : 'monthFirst' };
}

/** Returns the date if it is the only one. */
function onlyDates(dates: readonly (PlainDate | null)[]): readonly PlainDate[] {
  const distinct = [...new Set(dates)].filter((date) => date !== null);
  return distinct.length === 1 ? distinct : [];
}

const dayThenCount = /^(day|tag|jour|dag|dia|giorno|dzien|paiva)\s*(\d{1,3})(?!\d)[\s:.–—-]*(.*)$/u;
const countThenDay = /^()(\d{1,3})(?:\.|st|nd|rd|th|er|e)?\s*(?:day|tag|jour|dag|dia|giorno|dzien|paiva)()$/u;

/**
 * Parses "Day 2" as the second day of the festival; a date next to it must agree. Undefined if it is not such a day.
 */
function parseCountedDay(source: string, span: DateSpan, writing: DateWriting): PlainDate | null | undefined {
  const folded = foldText(source);
  const match = dayThenCount.exec(folded) ?? countThenDay.exec(folded);
  if (match === null) return undefined;
  const [, word = '', count = '', adjacent = ''] = match;
  const counted = nthDay(Number(count), span);
  const isBare = adjacent === '';
  if (isBare && word !== 'dia') return counted;
  // In Spanish and Portuguese "día 4" may also be the fourth of the month.
  const named =
    parseDay(isBare || word === 'dia' ? `${count} ${adjacent}` : adjacent, span, writing)?.date ?? null;
  if (word === 'dia' && counted === null) return named;
  if (isBare && named === null) return counted;
  return named === counted || (!isBare && word === 'dia') ? named : null;
}

function nthDay(count: number, span: DateSpan): PlainDate | null {
  const date = addDays(span.start, count - 1);
  return count >= 1 && date <= span.end ? date : null;
}
