import { artistKeys } from '../conflicts/artist-key.ts';
import { isSlip } from '../merge/matching/name-likeness.ts';
import { artistsByKey, type ArtistsByKey } from './link-artists.ts';

/** The fields of an artist that are compared. */
export interface NamedArtist {
  readonly id: string;
  readonly name: string;
  readonly spellings?: readonly string[] | null | undefined;
  readonly mergedInto?: string | null | undefined;
}

/** In shorter names a difference of one letter means nothing. */
const leastLetters = 5;

/** Returns the ids of artists with similar names, most similar first. */
export type ArtistSuggestions = (name: string) => readonly string[];

/**
 * Finds artists whose names differ from a given one by accents, "The" or one letter; for a joined name, also those of
 * its parts. Build it once for many names: a lookup costs as much as the name has letters, however many artists there
 * are.
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

/** Like `artistSuggestions`, from existing indexes. All keys of `bySame` must be in `slips`. */
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

/** Reduces a name to the letters that are compared: without accents, case, "The" and spaces. */
export function lettersOf(name: string): string {
  return withoutThe(artistKeys(name).whole);
}

function withoutThe(key: string): string {
  return key.replace(/^the (?=.)/u, '').replaceAll(' ', '');
}

/** An index that finds names one slip away from a given one, at a cost independent of the number of names. */
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

/**
 * The letters, and every variant with one letter removed: two names that differ by one letter share at least one of
 * these.
 */
function withoutOneLetter(letters: string): readonly string[] {
  if (letters.length < leastLetters) return [];
  const shorter = Array.from(letters, (_, place) => letters.slice(0, place) + letters.slice(place + 1));
  return [letters, ...shorter];
}
