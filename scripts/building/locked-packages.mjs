/**
 * The entries of a lock file that `names` need, by their places; those that only an optional part needs are marked as optional.
 *
 * @param {Record<string, object>} packages the entries of the whole lock file
 * @param {readonly string[]} names
 */
export function lockedPackages(packages, names) {
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

/** Where `name` is found from a package at `from`: in its own node_modules, or in those further up; null if nowhere. */
export function placeOf(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (Object.hasOwn(packages, place)) return place;
    if (folder === '') return null;
  }
}
