import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lockedPackages, placeOf } from './locked-packages.mjs';

/**
 * The package.json and the package-lock.json of the deployed functions: of the workspace's own lock file the part that
 * `names` need, so that the build in the cloud installs exactly what was tested here.
 *
 * @param {string} root
 * @param {readonly string[]} names packages that the functions import
 */
export async function functionsPackage(root, names) {
  const { lockfileVersion, packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
  const dependencies = Object.fromEntries(
    names.map((name) => [name, packages[placeOf(packages, '', name)].version]),
  );
  const manifest = {
    name: 'festival-lineup-functions',
    private: true,
    engines: { node: '22' },
    dependencies,
  };
  const lock = {
    name: manifest.name,
    lockfileVersion,
    requires: true,
    packages: {
      '': { name: manifest.name, dependencies, engines: manifest.engines },
      ...lockedPackages(packages, names),
    },
  };
  return { manifest: { ...manifest, type: 'module', main: 'index.js' }, lock };
}
