import { foldText, pictureToFetch, type Artist } from '@lineup/domain';

const artistFilters = ['all', 'noPicture', 'toFetch', 'noText', 'duplicates'] as const;
export type ArtistFilter = (typeof artistFilters)[number];

/** Also lists names of sets and acts that are not artists yet. */
export const listedFilters = [...artistFilters, 'unlinked'] as const;
export type ListedFilter = (typeof listedFilters)[number];

/** A row of the artist list. */
export interface ArtistRow {
  readonly artist: Artist;
  readonly lacksPicture: boolean;
  readonly lacksText: boolean;
  /** The address of a picture that is still to be fetched; null for none. */
  readonly toFetch: string | null;
  /** Artists that may be duplicates. */
  readonly similar: readonly Artist[];
  /** The searched names, folded to ignore case and accents. */
  readonly folded: string;
}

const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
const sortNameOf = ({ sortName, name }: Artist) => sortName ?? name;

/** Returns the artists by sort name, without merged ones. `duplicates` is the result of `possibleDuplicates`. */
export function artistRows(
  artists: readonly Artist[],
  duplicates: ReadonlyMap<string, readonly string[]>,
): readonly ArtistRow[] {
  const listed = artists.filter(({ mergedInto }) => !mergedInto);
  const byId = new Map(listed.map((artist) => [artist.id, artist]));
  return listed
    .toSorted((a, b) => compare(sortNameOf(a), sortNameOf(b)))
    .map((artist) => ({
      artist,
      ...gapsOf(artist),
      toFetch: pictureToFetch(artist),
      similar: (duplicates.get(artist.id) ?? []).flatMap((id) => byId.get(id) ?? []),
      folded: foldText([artist.name, artist.sortName ?? '', ...(artist.spellings ?? [])].join('\n')),
    }));
}

/** Returns what an artist lacks for a complete page. */
export function gapsOf({ imageURL, shortText, longText }: Artist): {
  readonly lacksPicture: boolean;
  readonly lacksText: boolean;
} {
  return { lacksPicture: !imageURL, lacksText: !shortText && !longText };
}

const tests: Readonly<Record<ArtistFilter, (row: ArtistRow) => boolean>> = {
  all: () => true,
  noPicture: ({ lacksPicture }) => lacksPicture,
  toFetch: ({ toFetch }) => toFetch !== null,
  noText: ({ lacksText }) => lacksText,
  duplicates: ({ similar }) => similar.length > 0,
};

/** Returns the number of artists for each filter. */
export function filterCounts(rows: readonly ArtistRow[]): Readonly<Record<ArtistFilter, number>> {
  const countOf = (filter: ArtistFilter) => rows.filter(tests[filter]).length;
  return {
    all: rows.length,
    noPicture: countOf('noPicture'),
    toFetch: countOf('toFetch'),
    noText: countOf('noText'),
    duplicates: countOf('duplicates'),
  };
}

/** Returns the rows of a filter that match the search, ignoring accents and case. */
export function shownRows(
  rows: readonly ArtistRow[],
  filter: ArtistFilter,
  search: string,
): readonly ArtistRow[] {
  const sought = foldText(search.trim());
  return rows.filter((row) => tests[filter](row) && row.folded.includes(sought));
}
