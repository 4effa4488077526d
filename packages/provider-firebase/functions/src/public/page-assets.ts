import { existsSync, readFileSync } from 'node:fs';
import { unbuiltAssets, type PageAssets } from '@lineup/lineup-page';

/** Written next to the functions by the build, with the generated file names of the pages. */
const noted = new URL('lineup-assets.json', import.meta.url);

/** The addresses of the assets of public pages. */
export function readPageAssets(): PageAssets {
  return existsSync(noted) ? (JSON.parse(readFileSync(noted, 'utf8')) as PageAssets) : unbuiltAssets;
}
