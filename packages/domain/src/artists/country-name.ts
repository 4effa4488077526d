import { isCountryCode } from '../entities/country-codes.ts';

/** Made with the first name that is asked for: most pages show no country. */
let names: Intl.DisplayNames | null = null;

/** The English name of a country by its two letters; the text itself where it is none. */
export function countryName(code: string): string {
  if (!isCountryCode(code)) return code;
  names ??= new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });
  return names.of(code) ?? code;
}
