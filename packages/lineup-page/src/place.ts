import type { PublicLanguage } from '@lineup/domain/release';
import { lineupPath, picturePath, previewPath } from './http.ts';

/** The addresses of the files that the page loads, as named by the build; each begins with `/lineup-assets/`. */
export interface PageAssets {
  readonly script: string;
  readonly style: string;
  /** The style sheet that places sets in the grid; only the grid view loads it. */
  readonly grid: string;
  /** The files that stage screens load. */
  readonly screen: { readonly script: string; readonly style: string };
  /** The script of the service worker. */
  readonly worker: string;
  /** The files that the style sheet requests on every page: the Latin fonts and the drawings. */
  readonly drawn: readonly string[];
  /** The portal's icon, as a drawing and as pictures of 192 and 512 pixels. */
  readonly icons: { readonly drawing: string; readonly small: string; readonly large: string };
}

/** Without a build, the files have names all the same; requests for them get a 404. */
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

/** The address at which a release is read. */
export interface PublicPlace {
  /** Scheme and host, without a trailing slash: `https://lineup.example`. */
  readonly origin: string;
  /** The festival's slug; for a preview, its token. */
  readonly slug: string;
  readonly assets: PageAssets;
  readonly kind: 'lineup' | 'preview';
  /** The addresses of its pictures by hash, if they are not below its own address. */
  readonly pictures?: Readonly<Record<string, string>>;
  /** The visitor's choice; if omitted, the page is in the language of the festival. */
  readonly language?: PublicLanguage;
  /** Whether one visit makes all views readable offline; otherwise only the visited ones. */
  readonly viewsAhead?: boolean;
}

/** The path of the page below the origin, without a trailing slash; its feeds are below it. */
export function pagePath({ kind, slug }: Pick<PublicPlace, 'kind' | 'slug'>): string {
  return kind === 'lineup' ? lineupPath(slug) : previewPath(slug);
}

/** The address of a page below that of the lineup, such as '/artists', in the language that the visitor chose. */
export function pageHref(place: PublicPlace, path = ''): string {
  return `${pagePath(place)}${path}${place.language === undefined ? '' : `?lang=${place.language}`}`;
}

/** The address of a picture of the release. Null in a preview: pictures that are not public have no public address. */
export function pictureHref({ kind, slug, pictures }: PublicPlace, sha256: string): string | null {
  if (pictures !== undefined) return pictures[sha256] ?? null;
  return kind === 'lineup' ? picturePath(slug, sha256) : null;
}
