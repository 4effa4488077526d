import { completeDate, type DateSpan } from './complete-date.ts';
import { type CalendarWords, englishWords, europeanWords, type WordMeaning } from './calendar-words.ts';
import { parseDateNumbers } from './date-numbers.ts';
import { splitWords } from './date-words.ts';

/** How a file writes its dates, as far as the whole file reveals it. */
export interface DateWriting {
  readonly meaningsOf: CalendarWords;
  /** True if the day comes before the month in 07/06/2024; null if unknown. */
  dayFirst(): boolean | null;
}

/** Dates without context, in English or in numbers. */
export const englishDates: DateWriting = { meaningsOf: englishWords, dayFirst: () => null };

/** The evidence for how the dates of a file are written. */
export interface DateEvidence {
  /** All date texts of the file; called once, and only if a date is ambiguous. */
  texts(): Iterable<string>;
  /** The user's choice, which overrides the evidence. */
  readonly dayFirst?: boolean | undefined;
}

const longestText = 64;
const mostTexts = 5000;

/** Determines how dates are written in a file of a festival with these days, from its unambiguous dates. */
export function createDateWriting(evidence: DateEvidence, span: DateSpan): DateWriting {
  const texts = once(() => sample(evidence.texts()));
  const languages = once(() => languagesOf(texts()));
  const dayFirst = once(() => evidence.dayFirst ?? orderOf(texts(), span));
  const meaningsOf: CalendarWords = (word) => {
    const meanings = europeanWords(word);
    if (meanings.length < 2) return meanings;
    return meanings.filter((meaning) => (meaning.languages & languages()) !== 0);
  };
  return { meaningsOf, dayFirst };
}

function sample(texts: Iterable<string>): ReadonlySet<string> {
  const found = new Set<string>();
  for (const text of texts) {
    if (text.length <= longestText) found.add(text.trim());
    if (found.size >= mostTexts) break;
  }
  return found;
}

const allLanguages = -1;

/** Returns the languages, as bits, that know most of the words in these texts. */
function languagesOf(texts: ReadonlySet<string>): number {
  const words = new Set([...texts].flatMap((text) => splitWords(text.toLowerCase())));
  const known = [...words].map(europeanWords).filter((meanings) => meanings.length > 0);
  let best = 0;
  let most = 0;
  for (let language = 1; language > 0 && language < 1 << 30; language <<= 1) {
    const count = known.filter((meanings) => meanings.some((meaning) => knows(meaning, language))).length;
    if (count > most) [best, most] = [language, count];
    else if (count === most) best |= language;
  }
  return most === 0 ? allLanguages : best;
}

function knows(meaning: WordMeaning, language: number): boolean {
  return (meaning.languages & language) !== 0;
}

/**
 * Returns the order of unambiguous dates, if they agree: because there is no month with that number, the weekday fits
 * only one way, or else only one of the two is a day of the festival.
 */
function orderOf(texts: ReadonlySet<string>, span: DateSpan): boolean | null {
  const certain = new Set<boolean>();
  const likely = new Set<boolean>();
  for (const text of texts) {
    const possible = parseDateNumbers(text, europeanWords).flatMap(({ partial, dayFirst }) => {
      const date = completeDate(partial, span);
      return date === null || dayFirst === null ? [] : [{ date, dayFirst }];
    });
    const inside = possible.filter(({ date }) => date >= span.start && date <= span.end);
    if (possible.length === 1) for (const { dayFirst } of possible) certain.add(dayFirst);
    else if (inside.length === 1) for (const { dayFirst } of inside) likely.add(dayFirst);
  }
  return onlyOne(certain.size > 0 ? certain : likely);
}

function onlyOne(values: ReadonlySet<boolean>): boolean | null {
  const [value = null] = values.size === 1 ? values : [];
  return value;
}

function once<Value>(compute: () => Value): () => Value {
  let known: { readonly value: Value } | null = null;
  return () => (known ??= { value: compute() }).value;
}
