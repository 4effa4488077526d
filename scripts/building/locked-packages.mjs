/**
 * The lock file entries that `names` need, by their paths; entries that only an optional dependency needs are marked as
 * optional.
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

/** Sorts independently of any locale, so that the file is the same on every machine. */
function byName(a, b) {
  return a < b ? -1 : 1;
}

function reached(packages, names, dependenciesOf) {
  const found = new Set();
  const visit = (from, name) => {
    const place = placeOf(packages, from, name);
    // An optional dependency that npm has left out of the workspace's lock file as well.
    if (place === null || found.has(place)) return;
    found.add(place);
    for (const next of Object.keys(dependenciesOf(packages[place]) ?? {})) visit(place, next);
  };
  for (const name of names) visit('', name);
  return found;
}

/** Where a package at `from` finds `name`: in its own node_modules, or in one further up; null if in none. */
export function placeOf(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (Object.hasOwn(packages, place)) return place;
    if (folder === '') return null;
  }
}
