import { artistKeys } from '../conflicts/artist-key.ts';
import { isSlip } from '../merge/matching/name-likeness.ts';
import { artistsByKey, type ArtistsByKey } from './link-artists.ts';

/** As much of an artist as is compared. */
export interface NamedArtist {
  readonly id: string;
  readonly name: string;
  readonly spellings?: readonly string[] | null | undefined;
  readonly mergedInto?: string | null | undefined;
}

/** One letter says nothing about shorter names. */
const leastLetters = 5;

/** The ids of the artists whose names are similar to a name, the most similar first. */
export type ArtistSuggestions = (name: string) => readonly string[];

/**
 * Finds artists whose names differ from a given one by accents, by "The", or by one letter; of a name that joins several, also those of
 * its parts. Made once for many names: each costs as much as its letters, however many artists there are.
 */
export function artistSuggestions(artists: readonly NamedArtist[]): ArtistSuggestions {
  const named = artists.flatMap(({ id, name, spellings, mergedInto }) => {
    const keys = [name, ...(spellings ?? [])].map(lettersOf).filter((letters) => letters !== '');
    return mergedInto ? [] : [{ id, keys: [...new Set(keys)] }];
  });
  const bySame = artistsByKey(named);
  const slips = createSlips();
  for (const letters of bySame.keys()) slips.add(letters);
  return suggestionsOf(bySame, slips);
}

/** The same, where it is known which artists have which letters, and these are among the slips. */
export function suggestionsOf(
  bySame: ArtistsByKey,
  slips: Pick<ReturnType<typeof createSlips>, 'of'>,
): ArtistSuggestions {
  return (name) => {
    const { whole, parts } = artistKeys(name);
    const requested = [whole, ...parts].map(withoutThe);
    const same = requested.flatMap((letters) => bySame.get(letters) ?? []);
    const near = requested.flatMap(slips.of).flatMap((letters) => bySame.get(letters) ?? []);
    return [...new Set([...same, ...near])];
  };
}

/** The letters by which a name is compared: without accents, case, "The" and spaces. */
export function lettersOf(name: string): string {
  return withoutThe(artistKeys(name).whole);
}

function withoutThe(key: string): string {
  return key.replace(/^the (?=.)/u, '').replaceAll(' ', '');
}

/** Letters of names, among which those are found that differ from others by a slip, at a cost that does not grow with their number. */
export function createSlips() {
  const byShorter = new Map<string, string[]>();
  return {
    add: (letters: string): void => {
      for (const shorter of withoutOneLetter(letters)) {
        const list = byShorter.get(shorter);
        if (list === undefined) byShorter.set(shorter, [letters]);
        else list.push(letters);
      }
    },
    of: (letters: string): readonly string[] =>
      withoutOneLetter(letters)
        .flatMap((shorter) => byShorter.get(shorter) ?? [])
        .filter((other) => isSlip(letters, other)),
  };
}

/** The letters, and those that are left without one of them: names that differ by one letter have some of these in common. */
function withoutOneLetter(letters: string): readonly string[] {
  if (letters.length < leastLetters) return [];
  const shorter = Array.from(letters, (_, place) => letters.slice(0, place) + letters.slice(place + 1));
  return [letters, ...shorter];
}
