import { foldText, pictureToFetch, type Artist } from '@lineup/domain';

const artistFilters = ['all', 'noPicture', 'toFetch', 'noText', 'duplicates'] as const;
export type ArtistFilter = (typeof artistFilters)[number];

/** Besides those, what is no artist yet: names of sets and acts. */
export const listedFilters = [...artistFilters, 'unlinked'] as const;
export type ListedFilter = (typeof listedFilters)[number];

/** An artist of the list, with what the list asks of it. */
export interface ArtistRow {
  readonly artist: Artist;
  readonly lacksPicture: boolean;
  readonly lacksText: boolean;
  /** The address that its picture is still to be fetched from; null for none. */
  readonly toFetch: string | null;
  /** The artists that may be the same. */
  readonly similar: readonly Artist[];
  /** The names by which it is searched, without case and accents. */
  readonly folded: string;
}

const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
const sortNameOf = ({ sortName, name }: Artist) => sortName ?? name;

/** The artists by sort name, without those that were merged into others. `duplicates` as `possibleDuplicates` finds them. */
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

/** What an artist lacks for a complete page. */
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

/** How many artists each filter shows. */
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

/** The rows of a filter whose names have what is searched, accents and case aside. */
export function shownRows(
  rows: readonly ArtistRow[],
  filter: ArtistFilter,
  search: string,
): readonly ArtistRow[] {
  const sought = foldText(search.trim());
  return rows.filter((row) => tests[filter](row) && row.folded.includes(sought));
}
