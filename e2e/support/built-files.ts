import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const assets = fileURLToPath(new URL('../../packages/portal/dist/assets/', import.meta.url));

/** The names of the built scripts that contain a matching source, by their source maps. */
export function filesWith(source: RegExp): readonly string[] {
  const maps = readdirSync(assets).filter((name) => name.endsWith('.js.map'));
  return maps.filter((name) => source.test(sourcesOf(name))).map((name) => name.slice(0, -'.map'.length));
}

function sourcesOf(map: string): string {
  const { sources } = JSON.parse(readFileSync(assets + map, 'utf8')) as {
    readonly sources: readonly string[];
  };
  return sources.join('\n');
}
