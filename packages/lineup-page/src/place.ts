import type { PublicLanguage } from '@lineup/domain/release';
import { lineupPath, picturePath, previewPath } from './http.ts';

/** The addresses of what the page loads, as the build has named them; each begins with `/lineup-assets/`. */
export interface PageAssets {
  readonly script: string;
  readonly style: string;
  /** The style sheet that places sets in the grid, for that view alone. */
  readonly grid: string;
  /** What stage screens load. */
  readonly screen: { readonly script: string; readonly style: string };
  /** What the service worker runs. */
  readonly worker: string;
  /** What the style sheet asks for on every page: the faces of Latin text and drawings. */
  readonly drawn: readonly string[];
  /** The portal's sign, as a drawing and as pictures of 192 and 512 pixels. */
  readonly icons: { readonly drawing: string; readonly small: string; readonly large: string };
}

/** Where the pages are not built, what they load is named all the same; asking for it is answered with 404. */
export const unbuiltAssets: PageAssets = {
  script: '/lineup-assets/page.js',
  style: '/lineup-assets/page.css',
  grid: '/lineup-assets/grid.css',
  screen: { script: '/lineup-assets/screen.js', style: '/lineup-assets/screen.css' },
  worker: '/lineup-assets/worker.js',
  drawn: [],
  icons: {
    drawing: '/lineup-assets/icon.svg',
    small: '/lineup-assets/icon-192.png',
    large: '/lineup-assets/icon-512.png',
  },
};

/** Where a release is read. */
export interface PublicPlace {
  /** Scheme and host, without a slash at the end: `https://lineup.example`. */
  readonly origin: string;
  /** The festival's public name in addresses; of a preview, its token. */
  readonly slug: string;
  readonly assets: PageAssets;
  readonly kind: 'lineup' | 'preview';
  /** Where its pictures are, by their hashes, where that is not below its own address. */
  readonly pictures?: Readonly<Record<string, string>>;
  /** What the visitor has chosen; else the page is in the language of the festival. */
  readonly language?: PublicLanguage;
  /** Whether one visit is enough to read all views without a connection; else only those that were seen. */
  readonly viewsAhead?: boolean;
}

/** The path below the origin at which the page stands; its feeds stand below it. No slash at the end. */
export function pagePath({ kind, slug }: Pick<PublicPlace, 'kind' | 'slug'>): string {
  return kind === 'lineup' ? lineupPath(slug) : previewPath(slug);
}

/** The address of a page below that of the lineup, '/artists', in the language that the visitor has chosen. */
export function pageHref(place: PublicPlace, path = ''): string {
  return `${pagePath(place)}${path}${place.language === undefined ? '' : `?lang=${place.language}`}`;
}

/** The address of a picture of the release. Null in a preview: pictures of what is not public have no public address. */
export function pictureHref({ kind, slug, pictures }: PublicPlace, sha256: string): string | null {
  if (pictures !== undefined) return pictures[sha256] ?? null;
  return kind === 'lineup' ? picturePath(slug, sha256) : null;
}
