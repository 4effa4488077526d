import { europeanWords } from '../../lineup/times/calendar-words.ts';
import { parseDateNumbers } from '../../lineup/times/date-numbers.ts';
import { parseDateWords } from '../../lineup/times/date-words.ts';
import type { DateWriting } from '../../lineup/times/date-writing.ts';
import { parseDay } from '../../lineup/times/parse-date.ts';
import { type ParsedTime, parseTime } from '../../lineup/times/parse-time.ts';
import { BoundedCache } from '../../time/bounded-cache.ts';
import type { SourceCell } from '../source.ts';

/** The kind of content of a cell, as far as it is clear without its column: `dateTime` is a date with a time. */
export type CellKind = 'empty' | 'time' | 'range' | 'date' | 'dateTime' | 'number' | 'text';

/** No date or time that people write is longer, so only this many characters of a cell are checked. */
const longest = 64;

/** Any week works, because it has every weekday once. */
const anyWeek = { start: '2024-01-01', end: '2024-01-07' };

/** Returns the kind of a cell. A plain number of one or two digits is a number; a fraction of a day is a time. */
export function cellKind(cell: SourceCell | undefined): CellKind {
  if (cell === null || cell === undefined) return 'empty';
  if (typeof cell === 'number') return cell > 0 && cell < 1 ? 'time' : 'number';
  return cell.length > longest ? 'text' : kinds.get(cell);
}

/** Returns true if a cell contains a start: a time, a range of times, or a date with a time. */
export function isTimeCell(cell: SourceCell | undefined): boolean {
  const kind = cellKind(cell);
  return kind === 'time' || kind === 'range' || kind === 'dateTime';
}

const kinds = new BoundedCache(kindOfText);

function kindOfText(written: string): CellKind {
  const text = written.trim();
  if (text === '') return 'empty';
  if (/^\d{1,2}$/u.test(text)) return 'number';
  const time = timeKind(parseTime(text, 'UTC', readAnyDay));
  if (time !== null) return time;
  if (isDateText(text)) return 'date';
  return /^\d+(?:[.,]\d+)?$/u.test(text) ? 'number' : 'text';
}

function timeKind({ kind }: ParsedTime): CellKind | null {
  if (kind === 'range' || kind === 'dateTime') return kind;
  return kind === 'clock' || kind === 'utcClock' ? 'time' : null;
}

/** Accepts words of all languages, because a title alone does not reveal its language. */
const anyLanguage: DateWriting = { meaningsOf: europeanWords, dayFirst: () => null };

/** Returns true if a text names a day of any festival: a date with or without its year, a weekday, "Day 2". */
function isDateText(text: string): boolean {
  if (parseDateNumbers(text, europeanWords).length > 0) return true;
  const isDay = parseDateWords(text, europeanWords).some(
    ({ weekday, month, day }) => weekday !== undefined || (month !== undefined && day !== undefined),
  );
  return isDay || parseDay(text, anyWeek, anyLanguage) !== null;
}

/** A date next to a clock time only has to be a date. */
function readAnyDay(text: string): string | null {
  return isDateText(text.trim()) ? anyWeek.start : null;
}

/** A title split into the day it names, as written, and the rest. */
export interface SplitTitle {
  readonly date: string | null;
  readonly rest: string;
}

const longestTitle = 120;
const mostWords = 16;
const mostWordsOfDate = 5;

/** Short weekday names that are rarely anything else; "Sun", "Mon" and "Dom" also occur in names of stages. */
const shortDays = /^(?:fri|sat|thu|tue|wed|fre|vri|zat|vie|ven|sab|lor|sob)$/iu;

/** Finds the day in a title: "Friday 5 July – Main Stage". */
export function splitTitle(title: string): SplitTitle {
  const text = title.trim();
  if (text.length > longestTitle) return { date: null, rest: text };
  const words = text.split(/[\s,;|·–—()[\]]+|:(?=\s|$)/u).filter((word) => word !== '' && word !== '-');
  if (words.length > mostWords) return { date: null, rest: text };
  for (let size = Math.min(mostWordsOfDate, words.length); size > 0; size -= 1) {
    for (let from = 0; from + size <= words.length; from += 1) {
      const date = words.slice(from, from + size).join(' ');
      if (cellKind(date) !== 'date') continue;
      if (size < words.length && /^\p{L}{1,4}$/u.test(date) && !shortDays.test(date)) continue;
      return { date, rest: [...words.slice(0, from), ...words.slice(from + size)].join(' ') };
    }
  }
  return { date: null, rest: text };
}

const stageWord =
  /(?:^|[^\p{L}])(?:stage|buhne|buehne|bühne|sc[eè]ne|scen|scena|escenario|palco|podium|tent|zelt|zaal|saal|hall|halle|floor|room|arena|club|dome|barn|lava|színpad)(?:$|[^\p{L}])|(?:bühne|zelt|podium|scenen)$/iu;

/** Returns true if a title contains a word for "stage". */
export function isStageTitle(text: string): boolean {
  return stageWord.test(text);
}
