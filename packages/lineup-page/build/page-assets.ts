import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { PageAssets } from '../src/place.ts';

const icons = join(import.meta.dirname, '../icons');

/**
 * Emits the icons and `lineup-assets/assets.json`: the addresses of all files as `PageAssets`, for the code that
 * renders the page.
 */
export function pageAssets(): Plugin {
  return {
    name: 'page-assets',
    generateBundle(_, bundle) {
      refuseImports(Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.imports : [])));
      const icon = (name: string) => {
        const source = readFileSync(join(icons, name));
        return `/${this.getFileName(this.emitFile({ type: 'asset', name, source }))}`;
      };
      const assets = {
        ...bundledAssets(Object.keys(bundle)),
        icons: { drawing: icon('icon.svg'), small: icon('icon-192.png'), large: icon('icon-512.png') },
      } satisfies PageAssets;
      this.emitFile({ type: 'asset', fileName: 'lineup-assets/assets.json', source: JSON.stringify(assets) });
    },
  };
}

/**
 * Fails a build whose scripts import other files: each one would be an extra request on every page, and would be
 * missing offline.
 */
export function refuseImports([shared]: readonly string[]): void {
  if (shared !== undefined) throw new Error(`Scripts share a file: ${shared}.`);
}

/** Maps the bundled files to their addresses, by file name. */
export function bundledAssets(files: readonly string[]): Omit<PageAssets, 'icons'> {
  const all = (pattern: RegExp) => files.filter((file) => pattern.test(file)).map((file) => `/${file}`);
  const one = (pattern: RegExp) => {
    const [found, ...others] = all(pattern);
    if (found === undefined || others.length > 0) throw new Error(`Not one file is ${String(pattern)}.`);
    return found;
  };
  return {
    script: one(/\/page-[^/]+\.js$/u),
    style: one(/\/page-[^/]+\.css$/u),
    grid: one(/\/grid-[^/]+\.css$/u),
    screen: { script: one(/\/screen-[^/]+\.js$/u), style: one(/\/screen-[^/]+\.css$/u) },
    worker: one(/\/worker-[^/]+\.js$/u),
    drawn: all(/-latin-wght-normal-[^/]+\.woff2$|\/(?:star|search)[^/]+\.svg$/u),
  };
}
