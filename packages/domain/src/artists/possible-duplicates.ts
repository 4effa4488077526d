import { isSlip } from '../merge/matching/name-likeness.ts';
import { lettersOf, withoutOneLetter, type NamedArtist } from './suggest-artists.ts';

/** This many artists are looked at in one turn. */
const artistsPerTurn = 100;

/**
 * For each artist that may be the same as another, the ids of those: one of their names or spellings differs by accents, "The" or one
 * letter. A name that joins several is no duplicate of its parts. Between slices of the work it waits for `nextTurn`.
 */
export async function possibleDuplicates(
  artists: readonly NamedArtist[],
  nextTurn: () => Promise<void>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const listed = artists.filter(({ mergedInto }) => !mergedInto);
  const idsOf = new Map<string, string[]>();
  const lettersNear = new Map<string, string[]>();
  const known: (readonly [id: string, letters: readonly string[]])[] = [];
  for (const { id, name, spellings } of listed) {
    if (known.length % artistsPerTurn === artistsPerTurn - 1) await nextTurn();
    const all = [...new Set([name, ...(spellings ?? [])].map(lettersOf))].filter((text) => text !== '');
    known.push([id, all]);
    for (const letters of all) {
      if (!idsOf.has(letters)) {
        for (const near of withoutOneLetter(letters)) added(lettersNear, near, letters);
      }
      added(idsOf, letters, id);
    }
  }
  const pairs = new Map<string, readonly string[]>();
  for (const [place, [id, all]] of known.entries()) {
    if (place % artistsPerTurn === artistsPerTurn - 1) await nextTurn();
    const near = all.flatMap((letters) =>
      withoutOneLetter(letters)
        .flatMap((each) => lettersNear.get(each) ?? [])
        .filter((other) => isSlip(letters, other)),
    );
    const others = new Set([...all, ...near].flatMap((letters) => idsOf.get(letters) ?? []));
    others.delete(id);
    if (others.size > 0) pairs.set(id, [...others]);
  }
  return pairs;
}

function added(lists: Map<string, string[]>, key: string, value: string): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}
