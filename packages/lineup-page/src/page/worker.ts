import type { PublicRelease } from '@lineup/domain/release';
import { picturePath } from '../http.ts';
import { pagePath, type PublicPlace } from '../place.ts';
import type { PublicFile } from '../public-file.ts';
import { viewPaths } from './views.ts';

const otherViews = viewPaths.filter((path) => path !== '');

/**
 * The service worker of a festival's page. Its logic is in src/worker; this adds the release and its files, so that a
 * new release is a new worker, which caches the new files. It loads the other views in advance only if the place says
 * so: they are several times the size of the page, for every visitor and again after each release.
 */
export function renderWorker({ release, festival }: PublicRelease, place: PublicPlace): PublicFile {
  const page = pagePath(place);
  const { script, style, grid, drawn, worker, icons } = place.assets;
  const cached = {
    page,
    release: release.id,
    files: [
      ...(place.viewsAhead === true ? [...otherViews.map((path) => `${page}/${path}`), grid] : []),
      `${page}/manifest.webmanifest`,
      script,
      style,
      ...drawn,
      icons.small,
      ...[festival.cover, festival.logo?.sha256]
        .filter((sha256) => typeof sha256 === 'string')
        .map((sha256) => picturePath(place.slug, sha256)),
    ],
  };
  const body = `self.lineup=${JSON.stringify(cached)};importScripts(${JSON.stringify(worker)});\n`;
  return { contentType: 'text/javascript; charset=utf-8', body, cors: false };
}
