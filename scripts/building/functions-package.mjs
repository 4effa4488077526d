import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

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
      ...neededPackages(packages, names),
    },
  };
  return { manifest: { ...manifest, type: 'module', main: 'index.js' }, lock };
}

/** The entries of the lock file that `names` need; those that only an optional part needs are marked as optional. */
function neededPackages(packages, names) {
  const always = reached(packages, names, ({ dependencies }) => dependencies);
  const all = reached(packages, names, (entry) => ({ ...entry.dependencies, ...entry.optionalDependencies }));
  const entries = [...all].toSorted(byName).map((place) => {
    const { dev: _dev, devOptional: _either, optional: _optional, peer: _peer, ...entry } = packages[place];
    return [place, always.has(place) ? entry : { ...entry, optional: true }];
  });
  return Object.fromEntries(entries);
}

/** Not by the rules of a language: the file is the same on every machine. */
function byName(a, b) {
  return a < b ? -1 : 1;
}

function reached(packages, names, dependenciesOf) {
  const found = new Set();
  const visit = (from, name) => {
    const place = placeOf(packages, from, name);
    // An optional part that npm has left out of the workspace's lock file as well.
    if (place === null || found.has(place)) return;
    found.add(place);
    for (const next of Object.keys(dependenciesOf(packages[place]) ?? {})) visit(place, next);
  };
  for (const name of names) visit('', name);
  return found;
}

/** Where `name` is found from a package at `from`: in its own node_modules, or in those further up. */
function placeOf(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (Object.hasOwn(packages, place)) return place;
    if (folder === '') return null;
  }
}
