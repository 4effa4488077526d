import { inSlices } from './in-slices.ts';
import { artistsByKey } from './link-artists.ts';
import { createSlips, lettersOf, type NamedArtist } from './suggest-artists.ts';

/**
 * For each artist that may be the same as another, the ids of those: one of their names or spellings differs by accents, "The" or one
 * letter. A name that joins several is no duplicate of its parts. Between slices of the work it waits for `nextTurn`.
 */
export async function possibleDuplicates(
  artists: readonly NamedArtist[],
  nextTurn: () => Promise<void>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const listed = artists.filter(({ mergedInto }) => !mergedInto);
  const named: { readonly id: string; readonly keys: readonly string[] }[] = [];
  await inSlices(listed, nextTurn, ({ id, name, spellings }) => {
    const letters = [name, ...(spellings ?? [])].map(lettersOf);
    named.push({ id, keys: [...new Set(letters)].filter((text) => text !== '') });
  });
  const idsOf = artistsByKey(named);
  const slips = createSlips();
  await inSlices([...idsOf.keys()], nextTurn, slips.add);
  const pairs = new Map<string, readonly string[]>();
  await inSlices(named, nextTurn, ({ id, keys }) => {
    const similar = [...keys, ...keys.flatMap(slips.of)];
    const others = new Set(similar.flatMap((letters) => idsOf.get(letters) ?? []));
    others.delete(id);
    if (others.size > 0) pairs.set(id, [...others]);
  });
  return pairs;
}
