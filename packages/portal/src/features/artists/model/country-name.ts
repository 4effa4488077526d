const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

/** The English name of a country by its two letters. */
export function countryName(code: string): string {
  return names.of(code) ?? code;
}
