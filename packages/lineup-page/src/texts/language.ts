import { countryName, dateMillis, formatTime, plainDateOf, type HourCycle } from '@lineup/domain';
import type { PublicLanguage } from '@lineup/domain/release';
import { IntlMessageFormat } from 'intl-messageformat';
import { catalogues } from './catalogues.ts';
import { en } from './en.ts';
import type { TextKey, Texts } from './texts.ts';

const noon = 12 * 3_600_000;
/** Some languages use special spaces around dashes and before units; pages use normal ones. */
const spaces = /[\u2009\u202F\u00A0]/gu;

type Values = Readonly<Record<string, string | number>>;

/**
 * Writes texts, dates and country names in one language. Dates are calendar dates, YYYY-MM-DD: read as noon in UTC and
 * written in UTC, they come out right regardless of the machine's zone. Clock times are the festival's.
 */
export class Language {
  readonly code: PublicLanguage;
  readonly #catalogue: Partial<Texts>;
  readonly #messages = new Map<TextKey, IntlMessageFormat>();
  readonly #dates = new Map<string, Intl.DateTimeFormat>();

  constructor(code: PublicLanguage, catalogue = catalogues[code]) {
    this.code = code;
    this.#catalogue = catalogue;
  }

  text(key: TextKey, values: Values = {}): string {
    const text = this.#message(key).format({ ...values });
    return typeof text === 'string' ? text : String(text);
  }

  /** A text around elements, in the word order of the language. */
  around<Part>(key: TextKey, values: Readonly<Record<string, string | Part>>): readonly (string | Part)[] {
    const parts = this.#message(key).format<Part>({ ...values });
    return Array.isArray(parts) ? parts : [parts];
  }

  /** "Friday, July 24" */
  day(date: string): string {
    return this.#format(date, { weekday: 'long', day: 'numeric', month: 'long' });
  }

  /** "Fri 24" */
  shortDay(date: string): string {
    const weekday = this.#format(date, { weekday: 'short' }).replace(/\.$/u, '');
    return `${weekday} ${Number(date.slice(8))}`;
  }

  /** "Saturday" */
  weekday(date: string): string {
    return this.#format(date, { weekday: 'long' });
  }

  /** "July 24 – 26, 2026", with the second month or year if it differs; null for no days. */
  dates(days: readonly string[]): string | null {
    const [first, last] = [days[0], days.at(-1)];
    if (first === undefined || last === undefined) return null;
    if (first === last)
      return this.#format(first, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
    const format = this.#dateFormat({ day: 'numeric', month: 'long', year: 'numeric' });
    return format.formatRange(millisOf(first), millisOf(last)).replaceAll(spaces, ' ');
  }

  /** "July 1, 2026, 12:00", in the given zone. */
  moment(instant: number, zone: string, hourCycle: HourCycle): string {
    const date = this.#format(plainDateOf(instant, zone), { dateStyle: 'long' });
    return `${date}, ${formatTime(instant, zone, hourCycle)}`;
  }

  /** The name of a country by its two-letter code. */
  country(code: string): string {
    return countryName(code, this.code);
  }

  #message(key: TextKey): IntlMessageFormat {
    const present = this.#messages.get(key);
    if (present !== undefined) return present;
    const message = new IntlMessageFormat(this.#catalogue[key] ?? en[key], this.code);
    this.#messages.set(key, message);
    return message;
  }

  #format(date: string, options: Intl.DateTimeFormatOptions): string {
    return this.#dateFormat(options).format(millisOf(date)).replaceAll(spaces, ' ');
  }

  #dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
    const key = JSON.stringify(options);
    const present = this.#dates.get(key);
    if (present !== undefined) return present;
    const format = new Intl.DateTimeFormat(this.code, { ...options, timeZone: 'UTC' });
    this.#dates.set(key, format);
    return format;
  }
}

function millisOf(date: string): number {
  return dateMillis(date) + noon;
}

const made = new Map<PublicLanguage, Language>();

/** The language with this code, cached. */
export function languageOf(code: PublicLanguage): Language {
  const present = made.get(code);
  if (present !== undefined) return present;
  const language = new Language(code);
  made.set(code, language);
  return language;
}
