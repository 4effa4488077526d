import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lockedPackages, placeOf } from './locked-packages.mjs';

/**
 * The package.json and package-lock.json of the deployed functions: the part of the workspace's lock file that `names`
 * need, so that the cloud build installs exactly the versions that were tested.
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
