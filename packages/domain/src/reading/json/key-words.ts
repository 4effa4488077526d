import { europeanWords } from '../../lineup/times/calendar-words.ts';
import { parseDateNumbers } from '../../lineup/times/date-numbers.ts';
import { parseDateWords } from '../../lineup/times/date-words.ts';
import { parseClock } from '../../lineup/times/parse-clock.ts';
import { foldText } from '../../text/fold.ts';
import { columnMeaning, headingMeaning } from '../headings.ts';
import type { MappedField } from '../lineup-mapping.ts';

const longestKey = 60;

/** Splits a key into words as programs write them: "stageName", "start_time" and "Start Time" have two. */
export function keyWords(key: string): readonly string[] {
  return key
    .slice(0, longestKey)
    .replaceAll(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(foldText);
}

/** Words that do not affect the meaning of a key. */
const noise = new Set(
  (
    'iso utc gmt local timestamp ts unix epoch formatted string str text raw at schedule scheduled event set performance ' +
    'display full public human readable value in 8601 slot gig show'
  ).split(' '),
);

/** Keys that hold an object's name. */
const nameKeys = new Set(
  'name title label displayname fullname publicname text value rendered en de fr es it nl pt da sv fi no nb pl cs t'.split(
    ' ',
  ),
);

/** Keys that hold an object's id. */
const idKeys = new Set('id ids uid uuid guid key code slug ref'.split(' '));

/** Keys that hold the artist in a file whose sets have another name, or none. */
const people = new Set('person persons people speaker speakers musician musicians line_up'.split(' '));

/** Returns true if this key holds an object's name. */
export function isNameKey(key: string): boolean {
  return nameKeys.has(keyWords(key).join(''));
}

/** Returns true if this key holds an object's id. */
export function isIdKey(key: string): boolean {
  return idKeys.has(keyWords(key).at(-1) ?? '');
}

/** Returns what a key refers to by id: "stage" for "stageId"; null if it is not a reference, or an object's own id. */
export function referredTo(key: string): string | null {
  const words = keyWords(key);
  return words.length > 1 && idKeys.has(words.at(-1) ?? '') ? words.slice(0, -1).join('') : null;
}

/** The meaning of a key, and how certain it is, from 0. */
export interface KeyMeaning {
  readonly field: MappedField;
  readonly weight: number;
}

/**
 * Returns the meaning of a value by its path of keys, outermost first. A name has the meaning of its object: the name
 * of a stage is the stage.
 */
export function meaningOfPath(path: readonly string[]): KeyMeaning | null {
  const last = path.at(-1) ?? '';
  const outer = path.findLast((key) => !isNameKey(key));
  // "data" is a date in some languages, but not if it contains a name.
  if (isNameKey(last) && outer !== undefined && !/^data$/iu.test(outer)) {
    const meaning = meaningOfKey(outer);
    if (meaning !== null && hasName.has(meaning.field)) return { ...meaning, weight: meaning.weight - 0.25 };
  }
  const called = path.findLast((key) => isNameKey(key) && !/^[a-z]{2}$/u.test(key) && key !== 'rendered');
  const meaning = meaningOfKey(isNameKey(last) ? (called ?? last) : last);
  return meaning?.field === 'sourceId' && path.length > 1 ? null : meaning;
}

const hasName: ReadonlySet<MappedField> = new Set(['artistName', 'stage', 'date']);

/** Keys that may hold the name of anything, artists as well as sets. */
const loose = new Set(
  'name title titel titre titulo titolo nom nome nombre naam namn event show program programme set'.split(
    ' ',
  ),
);

const references = /^(?:id|ids|ref|key|code|slug)$/u;
const seconds = /^(?:seconds?|secs?|ms|millis|milliseconds)$/u;

function meaningOfKey(key: string): KeyMeaning | null {
  const words = keyWords(key);
  const [first = ''] = words;
  if (words.length === 1 && people.has(first)) return { field: 'artistName', weight: -0.5 };
  if (words.some((word) => seconds.test(word))) return null;
  const whole = headingMeaning(words.join(' ')) ?? headingMeaning(words.join(' ').replace(/s$/u, ''));
  if (whole !== null)
    return words.some((word) => loose.has(word)) ? { ...whole, weight: whole.weight - 1 } : whole;
  const plain = words.filter((word) => !noise.has(word) && !references.test(word) && word !== 'name');
  const dated = withoutDateTime(plain);
  const shorter = dated.length < words.length ? headingMeaning(dated.join(' ')) : null;
  if (shorter !== null && shorter.field !== 'sourceId') return { ...shorter, weight: shorter.weight - 0.5 };
  return columnMeaning(words.join(' '));
}

/** Removes "date" and "time" from "start date time": the value shows which of the two it is. */
function withoutDateTime(words: readonly string[]): readonly string[] {
  const rest = words.filter((word) => !/^(?:date|time|datetime|minutes|mins?)$/u.test(word));
  return rest.length > 0 ? rest : words;
}

/** Returns true if a key names a day: "friday", "2025-07-04", "day_2". */
export function isDayKey(key: string): boolean {
  if (key.length > longestKey) return false;
  const text = dayText(key);
  if (/^(?:day|tag|jour|dag|dia|giorno)\s?\d{1,2}$/iu.test(text)) return true;
  if (/^\d{4}-\d\d-\d\d/u.test(text)) return true;
  if (parseDateNumbers(text, europeanWords).length > 0) return true;
  return parseDateWords(text, europeanWords).some(
    ({ weekday, month, day }) =>
      (weekday !== undefined && text.length > 2) || (month !== undefined && day !== undefined),
  );
}

/** Returns true if a key is a two-letter weekday such as "Fr". Next to other keys, it may be any word. */
export function isShortDay(key: string): boolean {
  return key.length === 2 && europeanWords(key).some(({ part }) => part === 'weekday');
}

/** Returns the key of a day in readable form. */
export function dayText(key: string): string {
  return /^\d{4}-/u.test(key) ? key : key.replaceAll(/(?<=[\p{Ll}\d])(?=\p{Lu})|_/gu, ' ').trim();
}

/** Returns true if a key is a clock time or a range of two: "20:00". */
export function isClockKey(key: string): boolean {
  if (key.length > longestKey || !/\d[:.h]\d\d|\d\s?[ap]m/iu.test(key)) return false;
  return key.split(/\s*[-–—]\s*/u).every((part) => parseClock(part) !== null);
}
