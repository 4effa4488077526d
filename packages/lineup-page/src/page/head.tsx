/** @jsxRuntime automatic @jsxImportSource hono/jsx */
import { publicLanguages, type PublicRelease } from '@lineup/domain/release';
import { raw } from 'hono/html';
import { picturePath } from '../http.ts';
import { pagePath, type PublicPlace } from '../place.ts';
import { scriptTexts } from '../texts/script-texts.ts';
import { accentStyle, themeColors } from './accent-style.ts';
import { useLanguage } from './page-language.ts';
import { scriptText } from './structured-data.ts';

/** The subject of a page, for browsers, search engines and link previews. */
export interface PageAbout {
  /** Below the path of the lineup: '' or '/artists'. */
  readonly path: string;
  /** The path of this page, if it is a view of another one. */
  readonly viewPath: string;
  readonly title: string;
  readonly description: string;
  /** The hash of the picture for link previews; null for none. */
  readonly picture: string | null;
  /** The schema.org data as the text of a script element; only built where the page is public. Null for none. */
  readonly data: (() => string) | null;
  /** Whether the page has a grid, which needs its own style sheet. */
  readonly isGrid?: boolean;
}

interface HeadProps {
  readonly about: PageAbout;
  readonly release: PublicRelease;
  readonly place: PublicPlace;
}

/** What browsers, search engines and link previews read about the page. */
export function Head({ release, place, about }: HeadProps) {
  const { assets } = place;
  const theme = themeColors(release.festival);
  const accent = accentStyle(release.festival);
  return (
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{about.title}</title>
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content={theme.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={theme.dark} media="(prefers-color-scheme: dark)" />
      <link rel="stylesheet" href={assets.style} />
      {about.isGrid === true && <link rel="stylesheet" href={assets.grid} />}
      {accent !== null && <style>{raw(accent)}</style>}
      <script type="application/json" id="texts">
        {raw(scriptText(scriptTexts(useLanguage().code)))}
      </script>
      <script type="module" fetchpriority="low" src={assets.script}></script>
      <link rel="icon" href={assets.icons.drawing} type="image/svg+xml" />
      {place.kind === 'lineup' ? (
        <PublicHead release={release} place={place} about={about} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </head>
  );
}

function PublicHead({ release, place, about }: HeadProps) {
  const path = pagePath(place);
  const url = place.origin + path + about.path;
  const query = place.language === undefined ? '' : `?lang=${place.language}`;
  return (
    <>
      <link rel="apple-touch-icon" href={place.assets.icons.small} />
      <link rel="manifest" href={`${path}/manifest.webmanifest`} />
      <link rel="canonical" href={url + query} />
      <link rel="alternate" hreflang="x-default" href={url} />
      {publicLanguages.map((code) => (
        <link rel="alternate" hreflang={code} href={`${url}?lang=${code}`} />
      ))}
      <meta name="description" content={about.description} />
      <meta property="og:title" content={about.title} />
      <meta property="og:description" content={about.description} />
      <meta property="og:url" content={url + query} />
      {about.picture !== null && (
        <meta property="og:image" content={place.origin + picturePath(place.slug, about.picture)} />
      )}
      {release.state === 'published' && <Alternates path={path} />}
      {release.state === 'published' && about.data !== null && (
        <script type="application/ld+json">{raw(about.data())}</script>
      )}
    </>
  );
}

function Alternates({ path }: { readonly path: string }) {
  return (
    <>
      <link rel="alternate" type="text/calendar" href={`${path}/lineup.ics`} title="Calendar" />
      <link rel="alternate" type="application/json" href={`${path}/lineup.json`} title="Data" />
    </>
  );
}
