/** @jsxRuntime automatic @jsxImportSource hono/jsx */
import type { PublicRelease } from '@lineup/domain/release';
import { unbuiltAssets } from '../place.ts';
import { accentStyle } from './accent-style.ts';
import { LanguageContext, pageLanguage } from './page-language.ts';
import { PageHeader } from './page-header.tsx';
import { elementText } from './shell.tsx';
import { ViewsNav } from './views-nav.tsx';

/** The top of a public page, with the same markup as the page. */
export interface LookPreview {
  /** The elements of its body. */
  readonly html: string;
  /** The style sheet that this page adds to the shared ones. */
  readonly style: string;
}

/** Renders the top of the page of a release; `pictures` maps the hashes of cover and logo to addresses. */
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
