import { inSlices } from './in-slices.ts';
import { artistsByKey } from './link-artists.ts';
import { createSlips, lettersOf, type NamedArtist } from './suggest-artists.ts';

/**
 * Maps each artist that may be a duplicate to the ids of the others: a name or spelling differs only by accents, "The"
 * or one letter. A joined name is no duplicate of its parts. Waits for `nextTurn` between slices of work.
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
