import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

const packageFolder = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//u;

/**
 * The packages whose code is in a build, by their paths in the lock file, according to the source maps.
 *
 * @param {string} root
 * @param {readonly string[]} folders of builds
 * @param {Record<string, object>} packages the entries of the lock file
 */
export function bundledPackages(root, folders, packages) {
  const maps = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.map'))
      .map((name) => join(folder, name)),
  );
  const found = maps.flatMap((map) =>
    JSON.parse(readFileSync(map, 'utf8')).sources.map((source) => {
      const path = relative(root, resolve(dirname(map), source))
        .split(sep)
        .join('/');
      return placeIn(packages, packageFolder.exec(path)?.[1]);
    }),
  );
  return new Set(found.filter((place) => place !== undefined));
}

/** The source maps of workers are one folder off, so that their packages seem to be below the room. */
function placeIn(packages, place) {
  if (place === undefined || Object.hasOwn(packages, place)) return place;
  const top = place.slice(place.lastIndexOf('node_modules/'));
  if (Object.hasOwn(packages, top)) return top;
  throw new Error(`The build contains ${place}, which the lock file does not have.`);
}
