import { unbuiltAssets, type PageAssets } from '@lineup/lineup-page';
import type { StaticFile } from '../http/pages/static-files.ts';

const assetsPath = '/lineup-assets/assets.json';

/** The addresses of the assets of public pages, as listed by the build among the portal's files. */
export function pageAssetsOf(files: ReadonlyMap<string, StaticFile>): PageAssets {
  const noted = files.get(assetsPath);
  if (noted === undefined) return unbuiltAssets;
  return JSON.parse(new TextDecoder().decode(noted.content)) as PageAssets;
}
