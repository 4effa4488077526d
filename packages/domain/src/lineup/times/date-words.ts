/** A date as far as it was written: month 1 to 12, day 1 to 31, weekday 0 (Sunday) to 6. */
export interface PartialDate {
  readonly year?: number;
  readonly month?: number;
  readonly day?: number;
  readonly weekday?: number;
}

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/**
 * Reads an English date in words: weekday, day, month and year in any order, each at most once and one at least.
 * Null where any other word stands among them.
 */
export function parseDateWords(text: string): PartialDate | null {
  const parts: { -readonly [part in keyof PartialDate]: number } = {};
  const words = text.toLowerCase().split(/[\s,.]+/u);
  for (const word of words) {
    if (word === '' || word === 'of' || word === 'the') continue;
    const found = parseWord(word);
    if (found === null || parts[found.part] !== undefined) return null;
    parts[found.part] = found.value;
  }
  return Object.keys(parts).length === 0 || (parts.year !== undefined && parts.month === undefined)
    ? null
    : parts;
}

function parseWord(word: string): { part: keyof PartialDate; value: number } | null {
  if (/^\d{4}$/u.test(word)) return { part: 'year', value: Number(word) };
  const day = /^(\d{1,2})(?:st|nd|rd|th)?$/u.exec(word);
  if (day !== null) return { part: 'day', value: Number(day[1]) };
  const month = placeOf(word, months);
  if (month !== -1) return { part: 'month', value: month + 1 };
  const weekday = placeOf(word, weekdays);
  return weekday === -1 ? null : { part: 'weekday', value: weekday };
}

/** Names may be shortened to three letters or more, as in "Thurs" and "Sept". */
function placeOf(word: string, names: readonly string[]): number {
  return word.length < 3 ? -1 : names.findIndex((name) => name.startsWith(word));
}
