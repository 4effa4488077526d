import { existsSync, readFileSync } from 'node:fs';
import { unbuiltAssets, type PageAssets } from '@lineup/lineup-page';

/** The build writes it next to the functions, from what it has named the files of the pages. */
const noted = new URL('lineup-assets.json', import.meta.url);

/** The addresses of what public pages load. */
export function readPageAssets(): PageAssets {
  return existsSync(noted) ? (JSON.parse(readFileSync(noted, 'utf8')) as PageAssets) : unbuiltAssets;
}
