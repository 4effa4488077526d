import { isPublicLanguage, type PublicRelease } from '@lineup/domain/release';
import { renderFeed } from './feeds/render-feed.ts';
import { renderArtistPage } from './page/artist-page.tsx';
import { renderArtistsPage } from './page/artists-page.tsx';
import { renderManifest } from './page/manifest.ts';
import { renderPage } from './page/page.tsx';
import type { ProgrammeView } from './page/views.ts';
import { renderSitemap } from './page/sitemap.ts';
import { renderWorker } from './page/worker.ts';
import type { PublicPlace } from './place.ts';
import type { PublicFile } from './public-file.ts';

type Render = (release: PublicRelease, place: PublicPlace) => PublicFile;

function inView(view: ProgrammeView): Render {
  return (release, place) => renderPage(release, place, view);
}

const renders: Readonly<Record<string, Render>> = {
  '': inView('time'),
  now: inView('now'),
  stages: inView('stages'),
  grid: inView('grid'),
  artists: renderArtistsPage,
  'manifest.webmanifest': renderManifest,
  'sitemap.xml': renderSitemap,
  'sw.js': renderWorker,
};

const artistPath = /^artists\/([a-z0-9-]+)$/u;

/**
 * Renders the file at `path` below the address of a release: '' is the page, `lineup.ics` a feed; null if there is
 * none. `stages?lang=de` is a page in the language that the visitor chose. The same release at the same place gives the
 * same bytes.
 */
export function renderPublic(release: PublicRelease, place: PublicPlace, path: string): PublicFile | null {
  const [, page = path, language = ''] = /^([^?]*)\?lang=([a-z]{2})$/u.exec(path) ?? [];
  return isPublicLanguage(language)
    ? renderAt(release, { ...place, language }, page)
    : renderAt(release, place, path);
}

function renderAt(release: PublicRelease, place: PublicPlace, path: string): PublicFile | null {
  const artist = artistPath.exec(path)?.[1];
  if (artist !== undefined) return renderArtistPage(release, place, artist);
  const render = Object.hasOwn(renders, path) ? renders[path] : undefined;
  return render === undefined ? renderFeed(release, place, path) : render(release, place);
}
