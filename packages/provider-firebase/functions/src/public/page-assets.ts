import { existsSync, readFileSync } from 'node:fs';
import type { PageAssets } from '@lineup/lineup-page';

/** The build writes it beside the functions, from what it has named the files of the pages. */
const noted = new URL('lineup-assets.json', import.meta.url);

/** Where only the functions were built, what the pages load is named all the same; Hosting answers it with 404. */
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

/** The addresses of what public pages load. */
export function readPageAssets(): PageAssets {
  return existsSync(noted) ? (JSON.parse(readFileSync(noted, 'utf8')) as PageAssets) : unbuilt;
}
