import { foldText } from '../../text/fold.ts';
import type { CalendarWords } from './calendar-words.ts';

/** A partial date: month 1 to 12, day 1 to 31, weekday 0 (Sunday) to 6. */
export interface PartialDate {
  readonly year?: number;
  readonly month?: number;
  readonly day?: number;
  readonly weekday?: number;
}

/** Words in a date that add nothing to it. */
const fillers = new Set(
  (
    'of the de del der den dem le el il am on om a feira d dia ' +
    'night nacht nuit noche noite notte natt nat noc evening abend avond soir kvall aften sera'
  ).split(' '),
);

/** Separators between words; a hyphen occurs in "7-Jun-24" and in "segunda-feira". */
const betweenWords = /[\s,.()/'’–—-]+/u;

/** A text with more interpretations is not treated as a date. */
const mostReadings = 16;

/**
 * Parses a date in words: weekday, day, month and year in any order, each at most once and at least one. Words with
 * different meanings in other languages give several interpretations; empty if there is any other word.
 */
export function parseDateWords(text: string, meaningsOf: CalendarWords): readonly PartialDate[] {
  let readings: readonly PartialDate[] = [{}];
  for (const word of splitWords(text)) {
    if (fillers.has(foldText(word))) continue;
    const choices = parseWord(word, meaningsOf);
    readings = readings.flatMap((reading) => choices.flatMap((choice) => withPart(reading, choice)));
    if (readings.length > mostReadings) return [];
  }
  return readings.filter(isEnough);
}

/** Returns the words of a date. */
export function splitWords(text: string): readonly string[] {
  return text.split(betweenWords).filter((word) => word !== '');
}

interface DatePart {
  readonly part: keyof PartialDate;
  readonly value: number;
}

function parseWord(word: string, meaningsOf: CalendarWords): readonly DatePart[] {
  if (/^\d{4}$/u.test(word)) return [{ part: 'year', value: Number(word) }];
  const day = /^(\d{1,2})(?:st|nd|rd|th|er|ro|e|de|ste|º|ª)?$/iu.exec(word);
  return day === null ? meaningsOf(word) : [{ part: 'day', value: Number(day[1]) }];
}

/**
 * Adds a part to a date. Empty if the part is already set, except for a second two-digit number, which is the year:
 * "7-Jun-24".
 */
function withPart(reading: PartialDate, { part, value }: DatePart): readonly PartialDate[] {
  if (reading[part] === undefined) return [{ ...reading, [part]: value }];
  const isYear = part === 'day' && reading.month !== undefined && reading.year === undefined;
  return isYear ? [{ ...reading, year: 2000 + value }] : [];
}

function isEnough(reading: PartialDate): boolean {
  const { year, month, day, weekday } = reading;
  if (year !== undefined && month === undefined) return false;
  return month !== undefined || day !== undefined || weekday !== undefined;
}
