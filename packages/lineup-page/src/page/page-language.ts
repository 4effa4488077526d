import type { PublicRelease } from '@lineup/domain/release';
import { createContext, useContext } from 'hono/jsx';
import type { PublicPlace } from '../place.ts';
import { languageOf, type Language } from '../texts/language.ts';

/** The language of a page: the visitor's choice, otherwise the festival's, otherwise English. */
export function pageLanguage({ festival }: Pick<PublicRelease, 'festival'>, place: PublicPlace): Language {
  return languageOf(place.language ?? festival.language ?? 'en');
}

export const LanguageContext = createContext(languageOf('en'));

/** The language of the page that is being rendered. */
export function useLanguage(): Language {
  return useContext(LanguageContext);
}
