import type { PageAssets } from '@lineup/lineup-page';
import type { StaticFile } from '../http/pages/static-files.ts';

const assetsPath = '/lineup-assets/assets.json';

/** Where the pages are not built, what they load is named all the same; asking for it is answered with 404. */
const unbuilt: PageAssets = {
  script: '/lineup-assets/page.js',
  style: '/lineup-assets/page.css',
  worker: '/lineup-assets/worker.js',
  drawn: [],
  icons: {
    drawing: '/lineup-assets/icon.svg',
    small: '/lineup-assets/icon-192.png',
    large: '/lineup-assets/icon-512.png',
  },
};

/** The addresses of what public pages load, as the build has noted them among the portal's files. */
export function pageAssetsOf(files: ReadonlyMap<string, StaticFile>): PageAssets {
  const noted = files.get(assetsPath);
  if (noted === undefined) return unbuilt;
  return JSON.parse(new TextDecoder().decode(noted.content)) as PageAssets;
}
