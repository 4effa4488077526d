import { storedArtistKeys, type Change } from '@lineup/domain';

/** The maximum number of options. */
const offered = 6;

/** Returns the artists whose name contains the typed text, those with a word that starts with it first. */
export function artistOptions(known: readonly string[], typed: string): readonly string[] {
  const typedKey = keyOf(typed);
  const ranked = known.flatMap((name) => {
    const key = keyOf(name);
    if (key === typedKey) return [{ name, rank: 0 }];
    const at = ` ${key}`.indexOf(` ${typedKey}`);
    if (at === 0) return [{ name, rank: 1 }];
    if (at > 0) return [{ name, rank: 2 }];
    return key.includes(typedKey) ? [{ name, rank: 3 }] : [];
  });
  const found = ranked.toSorted((a, b) => a.rank - b.rank).slice(0, offered);
  const names = found.map(({ name }) => name);
  // An artist who was deleted long ago is on no list: the history is searched for the name as typed.
  return found[0]?.rank === 0 ? names : [...names, typed.trim()];
}

/** Returns the artists of sets and of changes, each once, in alphabetical order. */
export function artistsOf(sets: readonly string[], changes: readonly Change[]): readonly string[] {
  const changed = changes.flatMap(({ edits }) =>
    edits
      .filter(({ target }) => target === 'set' || target === 'artist')
      .flatMap(({ name, before, after }) => [name, before?.['artistName'], after?.['artistName']]),
  );
  const byKey = new Map<string, string>();
  for (const name of [...sets, ...changed]) {
    if (typeof name === 'string' && !byKey.has(keyOf(name))) byKey.set(keyOf(name), name);
  }
  byKey.delete('');
  return [...byKey.values()].toSorted(compareNames);
}

const { compare: compareNames } = new Intl.Collator('en', { sensitivity: 'base' });

function keyOf(name: string): string {
  return storedArtistKeys(name).whole;
}
