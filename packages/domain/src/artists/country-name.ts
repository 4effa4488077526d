import { isCountryCode } from '../entities/country-codes.ts';

/** By language, made with the first name that is asked for: most pages show no country. */
const made = new Map<string, Intl.DisplayNames>();

/** The name of a country by its two letters, English unless a language is given; the text itself where it is none. */
export function countryName(code: string, language = 'en'): string {
  if (!isCountryCode(code)) return code;
  const names = made.get(language) ?? new Intl.DisplayNames(language, { type: 'region', fallback: 'code' });
  made.set(language, names);
  return names.of(code) ?? code;
}
