/** @jsxRuntime automatic @jsxImportSource hono/jsx */
import type { PublicRelease } from '@lineup/domain/release';
import { unbuiltAssets } from '../place.ts';
import { accentStyle } from './accent-style.ts';
import { LanguageContext, pageLanguage } from './page-language.ts';
import { PageHeader } from './page-header.tsx';
import { elementText } from './shell.tsx';
import { ViewsNav } from './views-nav.tsx';

/** The top of a public page, as the page itself has it. */
export interface LookPreview {
  /** The elements of its body. */
  readonly html: string;
  /** What its own style sheet adds to those of all pages. */
  readonly style: string;
}

/** The top of the page that would show the release; `pictures` are the addresses of cover and logo by their hashes. */
export function lookPreview(release: PublicRelease, pictures: Readonly<Record<string, string>>): LookPreview {
  const place = { origin: '', slug: '', kind: 'lineup', assets: unbuiltAssets, pictures } as const;
  const top = (
    <LanguageContext.Provider value={pageLanguage(release, place)}>
      <PageHeader release={release} place={place} />
      <ViewsNav place={place} current="time" />
    </LanguageContext.Provider>
  );
  return { html: elementText(top), style: accentStyle(release.festival) ?? '' };
}
