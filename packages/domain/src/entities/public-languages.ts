/** The languages of the public page (ISO 639-1), in display order. */
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

/** The name of each language in that language. */
export const publicLanguageNames: Readonly<Record<PublicLanguage, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
  pt: 'Português',
  nl: 'Nederlands',
  da: 'Dansk',
  sv: 'Svenska',
  nb: 'Norsk',
  fi: 'Suomi',
  pl: 'Polski',
  cs: 'Čeština',
};

export function isPublicLanguage(code: string): code is PublicLanguage {
  return Object.hasOwn(publicLanguageNames, code);
}
