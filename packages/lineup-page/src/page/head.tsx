/** @jsxRuntime automatic @jsxImportSource hono/jsx */
import type { PublicRelease } from '@lineup/domain/release';
import { raw } from 'hono/html';
import { picturePath } from '../http.ts';
import { pagePath, type PublicPlace } from '../place.ts';
import { structuredData } from './structured-data.ts';
import { datesText } from './labels.ts';

interface HeadProps {
  readonly view: 'programme' | 'artists';
  readonly release: PublicRelease;
  readonly place: PublicPlace;
}

/** What browsers, search engines and those who pass the address on read of the page. */
export function Head({ release, place, view }: HeadProps) {
  const { festival } = release;
  const { assets } = place;
  const title = `${festival.name}: ${view === 'programme' ? 'lineup' : 'artists'}`;
  return (
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content="#f6f1e7" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#1b1a1c" media="(prefers-color-scheme: dark)" />
      <link rel="stylesheet" href={assets.style} />
      <script type="module" src={assets.script}></script>
      <link rel="icon" href={assets.icons.drawing} type="image/svg+xml" />
      {place.kind === 'lineup' ? (
        <PublicHead release={release} place={place} view={view} title={title} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </head>
  );
}

function PublicHead({ release, place, view, title }: HeadProps & { readonly title: string }) {
  const { festival } = release;
  const path = pagePath(place);
  const url = place.origin + path + (view === 'artists' ? '/artists' : '');
  const about = [datesText(festival.days), festival.location].filter(Boolean).join(' · ');
  return (
    <>
      <link rel="apple-touch-icon" href={place.assets.icons.small} />
      <link rel="manifest" href={`${path}/manifest.webmanifest`} />
      <link rel="canonical" href={url} />
      <meta name="description" content={`The programme by day, stage and artist. ${about}`} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={about} />
      <meta property="og:url" content={url} />
      {festival.cover !== null && (
        <meta property="og:image" content={place.origin + picturePath(place.slug, festival.cover)} />
      )}
      {release.state === 'published' && <Alternates path={path} />}
      {release.state === 'published' && view === 'programme' && (
        <script type="application/ld+json">{raw(structuredData(release, place))}</script>
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
