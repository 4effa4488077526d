import { foldText } from '../../text/fold.ts';
import type { CalendarWords } from './calendar-words.ts';

/** A date as far as it was written: month 1 to 12, day 1 to 31, weekday 0 (Sunday) to 6. */
export interface PartialDate {
  readonly year?: number;
  readonly month?: number;
  readonly day?: number;
  readonly weekday?: number;
}

/** Words next to the parts of a date that add nothing to it. */
const fillers = new Set(
  (
    'of the de del der den dem le el il am on om a feira d dia ' +
    'night nacht nuit noche noite notte natt nat noc evening abend avond soir kvall aften sera'
  ).split(' '),
);

/** Words between them can be told apart by these; a hyphen stands in "7-Jun-24" and in "segunda-feira". */
const betweenWords = /[\s,.()/'’–—-]+/u;

/** More readings than this of one text are no reading. */
const mostReadings = 16;

/**
 * Reads a date in words: weekday, day, month and year in any order, each at most once and one at least. Words that mean
 * something else in another language give several readings; none where any other word stands among them.
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

/** The words of a date. */
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

/** None where the part is there already, but for a second number of two digits, which is the year: "7-Jun-24". */
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
