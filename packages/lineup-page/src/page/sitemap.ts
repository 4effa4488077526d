import { isoInZone } from '@lineup/domain';
import type { PublicRelease } from '@lineup/domain/release';
import XMLBuilder from 'fast-xml-builder';
import { pagePath, type PublicPlace } from '../place.ts';
import type { PublicFile } from '../public-file.ts';

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@' });

/** Lists the pages of a release that search engines may show: the lineup, the list of artists, and each artist. */
export function renderSitemap({ artists, release }: PublicRelease, place: PublicPlace): PublicFile {
  const page = place.origin + pagePath(place);
  const lastmod = isoInZone(release.publishedAt, 'UTC');
  const paths = ['', '/artists', ...artists.map(({ slug }) => `/artists/${slug}`)];
  const body = builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    urlset: {
      '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9',
      url: paths.map((path) => ({ loc: page + path, lastmod })),
    },
  });
  return { contentType: 'application/xml; charset=utf-8', body, cors: false };
}
