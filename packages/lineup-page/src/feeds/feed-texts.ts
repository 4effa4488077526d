import type { PublicRelease } from '@lineup/domain/release';
import { languageOf } from '../texts/language.ts';

/** The texts of the feeds, apart from names. */
export interface FeedTexts {
  readonly toBeAnnounced: string;
  readonly cancelled: string;
  readonly cancelledSet: (name: string) => string;
  readonly replacedBy: (name: string) => string;
}

/** Returns the texts in the language of the festival. */
export function feedTexts({ language = 'en' }: Pick<PublicRelease['festival'], 'language'>): FeedTexts {
  const texts = languageOf(language);
  return {
    toBeAnnounced: texts.text('nameToCome'),
    cancelled: texts.text('cancelled'),
    cancelledSet: (name) => texts.text('feedCancelled', { name }),
    replacedBy: (name) => texts.text('feedReplacedBy', { name }),
  };
}
