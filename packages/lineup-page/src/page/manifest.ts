import type { PublicRelease } from '@lineup/domain/release';
import { pagePath, type PublicPlace } from '../place.ts';
import type { PublicFile } from '../public-file.ts';
import { themeColors } from './accent-style.ts';

/** The web app manifest, with which browsers can install the page as an app. */
export function renderManifest({ festival }: PublicRelease, place: PublicPlace): PublicFile {
  const path = pagePath(place);
  const { icons } = place.assets;
  const manifest = {
    id: path,
    name: festival.name,
    short_name: festival.name.slice(0, 24),
    start_url: path,
    scope: path,
    display: 'standalone',
    background_color: '#f6f1e7',
    theme_color: themeColors(festival).light,
    icons: [
      { src: icons.drawing, sizes: 'any', type: 'image/svg+xml' },
      { src: icons.small, sizes: '192x192', type: 'image/png', purpose: 'any maskable' },
      { src: icons.large, sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    ],
  };
  return { contentType: 'application/manifest+json', body: JSON.stringify(manifest), cors: false };
}
