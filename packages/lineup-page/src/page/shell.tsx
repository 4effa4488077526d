/** @jsxRuntime automatic @jsxImportSource hono/jsx */
import { publicLanguageNames, publicLanguages, type PublicRelease } from '@lineup/domain/release';
import type { Child } from 'hono/jsx';
import type { HtmlEscapedString } from 'hono/utils/html';
import { pageHref, pagePath, type PublicPlace } from '../place.ts';
import type { PublicFile } from '../public-file.ts';
import { accentStyle } from './accent-style.ts';
import { Head, type PageAbout } from './head.tsx';
import type { Language } from '../texts/language.ts';
import { LanguageContext, pageLanguage, useLanguage } from './page-language.ts';
import { PageHeader } from './page-header.tsx';

interface ShellProps {
  readonly release: PublicRelease;
  readonly place: PublicPlace;
  readonly about: PageAbout;
  readonly children: Child;
}

/**
 * The document around a view. The root element carries the data for its script: the release, the festival, and the path
 * of the page.
 */
export function Shell({ release, place, about, children }: ShellProps) {
  const { festival } = release;
  const language = pageLanguage(release, place);
  const isChosen = place.language !== undefined || festival.language !== undefined;
  return (
    <LanguageContext.Provider value={language}>
      <html
        lang={language.code}
        data-language={isChosen ? 'chosen' : undefined}
        data-release={release.release.id}
        data-festival={festival.id}
        data-page={pagePath(place)}
        data-kind={place.kind}
      >
        <Head release={release} place={place} about={about} />
        <body class={festival.hourCycle}>
          <a class="skip" href="#content">
            {language.text('skip')}
          </a>
          <PageHeader release={release} place={place} />
          {children}
          <footer>
            <p>{releasedText(release, language)}</p>
            <Languages place={place} path={about.viewPath} />
          </footer>
        </body>
      </html>
    </LanguageContext.Provider>
  );
}

interface LanguagesProps {
  readonly place: PublicPlace;
  readonly path: string;
}

/** Links to the page in other languages. */
function Languages({ place, path }: LanguagesProps) {
  const language = useLanguage();
  return (
    <nav class="languages" aria-label={language.text('language')}>
      {publicLanguages.map((code) => (
        <a
          href={pageHref({ ...place, language: code }, path)}
          lang={code}
          hreflang={code}
          aria-current={code === language.code ? 'true' : undefined}
        >
          {publicLanguageNames[code]}
        </a>
      ))}
    </nav>
  );
}

/** Nothing in these pages is awaited, so that an element renders to text synchronously. */
export function elementText(element: HtmlEscapedString | Promise<HtmlEscapedString>): string {
  return (element as HtmlEscapedString).toString();
}

/** A whole document as a file. */
export function htmlFile(
  document: HtmlEscapedString | Promise<HtmlEscapedString>,
  { festival }: PublicRelease,
): PublicFile {
  const inlineStyle = accentStyle(festival);
  return {
    ...(inlineStyle !== null && { inlineStyle }),
    contentType: 'text/html; charset=utf-8',
    body: `<!doctype html>${elementText(document)}`,
    cors: false,
  };
}

/** The data for link previews of a page with the whole programme. */
export function aboutProgramme(
  { festival }: PublicRelease,
  language: Language,
): Pick<PageAbout, 'description' | 'picture'> {
  const about = [language.dates(festival.days), festival.location].filter(Boolean).join(' · ');
  return { description: language.text('description', { about }), picture: festival.cover };
}

/** Replaces the lineup if there is none to show. */
export function Notice({ title, children }: { readonly title: string; readonly children: Child }) {
  return (
    <main id="content" class="notice" tabindex={-1}>
      <h2>{title}</h2>
      <p>{children}</p>
    </main>
  );
}

export function Withdrawn() {
  const language = useLanguage();
  return <Notice title={language.text('withdrawnTitle')}>{language.text('withdrawn')}</Notice>;
}

function releasedText({ release, festival }: PublicRelease, language: Language): string {
  const { number, publishedAt, plannedFor, late } = release;
  const momentOf = (instant: number) => language.moment(instant, festival.timezone, festival.hourCycle);
  const values = { number: String(number), moment: momentOf(publishedAt) };
  return late && plannedFor !== null
    ? language.text('releaseLate', { ...values, planned: momentOf(plannedFor) })
    : language.text('release', values);
}
