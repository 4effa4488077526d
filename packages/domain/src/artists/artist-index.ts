import { foldText } from '../text/fold.ts';
import { inSlices } from './in-slices.ts';
import { artistsByKey } from './link-artists.ts';
import {
  createSlips,
  lettersOf,
  suggestionsOf,
  type ArtistSuggestions,
  type NamedArtist,
} from './suggest-artists.ts';

/** Finds artists by what is typed or written of them; the ids of the best fits come first. */
export interface ArtistIndex {
  /** Those with a name or spelling that has the text in it, without case and accents; first those that begin with it. */
  readonly find: (text: string, most: number) => readonly string[];
  /** Those whose names are similar to this one; see `artistSuggestions`. */
  readonly similar: ArtistSuggestions;
}

/** An index of the artists that were not merged into others, made in slices between which it waits for `nextTurn`. */
export async function artistIndex(
  artists: readonly NamedArtist[],
  nextTurn: () => Promise<void>,
): Promise<ArtistIndex> {
  const folded: { readonly id: string; readonly names: readonly string[]; readonly all: string }[] = [];
  const lettered: { readonly id: string; readonly keys: readonly string[] }[] = [];
  await inSlices(artists, nextTurn, ({ id, name, spellings, mergedInto }) => {
    if (mergedInto) return;
    const names = [name, ...(spellings ?? [])];
    const foldedNames = names.map(foldText);
    folded.push({ id, names: foldedNames, all: foldedNames.join('\n') });
    lettered.push({ id, keys: names.map(lettersOf).filter((letters) => letters !== '') });
  });
  const byLetters = artistsByKey(lettered);
  const slips = createSlips();
  await inSlices([...byLetters.keys()], nextTurn, slips.add);
  return {
    similar: suggestionsOf(byLetters, slips),
    find: (text, most) => {
      const sought = foldText(text.trim());
      if (sought === '') return [];
      const ranks: string[][] = [[], [], []];
      for (const { id, all, names } of folded)
        if (all.includes(sought)) ranks[rankOf(names, sought)]?.push(id);
      return ranks.flat().slice(0, most);
    },
  };
}

/** Of a text that one of the names has: 0 for the whole name, 1 for its beginning, 2 for any other part. */
function rankOf(names: readonly string[], sought: string): number {
  if (names.includes(sought)) return 0;
  return names.some((name) => name.startsWith(sought)) ? 1 : 2;
}
