/** The languages of the public page (ISO 639-1) with their own names, in the order in which they are offered. */
export const publicLanguageNames = {
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
} as const;

export type PublicLanguage = keyof typeof publicLanguageNames;

export const publicLanguages = Object.keys(publicLanguageNames) as [PublicLanguage, ...PublicLanguage[]];

export function isPublicLanguage(code: string): code is PublicLanguage {
  return Object.hasOwn(publicLanguageNames, code);
}
