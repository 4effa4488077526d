import { isCountryCode } from '../entities/country-codes.ts';

/** By language, created on first use: most pages show no country. */
const made = new Map<string, Intl.DisplayNames>();

/** The name of a country by its two-letter code, in English by default; any other text is returned unchanged. */
export function countryName(code: string, language = 'en'): string {
  if (!isCountryCode(code)) return code;
  const names = made.get(language) ?? new Intl.DisplayNames(language, { type: 'region', fallback: 'code' });
  made.set(language, names);
  return names.of(code) ?? code;
}
