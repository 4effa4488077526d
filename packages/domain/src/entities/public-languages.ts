/** The languages of the public page (ISO 639-1), in the order in which they are offered. */
export const publicLanguages = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'da',
  'sv',
  'nb',
  'fi',
  'pl',
  'cs',
] as const;

export type PublicLanguage = (typeof publicLanguages)[number];

export function isPublicLanguage(code: string): code is PublicLanguage {
  return publicLanguages.some((language) => language === code);
}
