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

/** Finds artists by typed or written text; returns ids, best matches first. */
export interface ArtistIndex {
  /**
   * Artists whose name or a spelling contains the text, ignoring case and accents; exact matches first, then prefixes.
   */
  readonly find: (text: string, most: number) => readonly string[];
  /** Artists with similar names; see `artistSuggestions`. */
  readonly similar: ArtistSuggestions;
}

/** Indexes the artists that were not merged into others. Works in slices and waits for `nextTurn` between them. */
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

/** Ranks a match: 0 if the text is a whole name, 1 if a name starts with it, 2 if it occurs elsewhere. */
function rankOf(names: readonly string[], sought: string): number {
  if (names.includes(sought)) return 0;
  return names.some((name) => name.startsWith(sought)) ? 1 : 2;
}
