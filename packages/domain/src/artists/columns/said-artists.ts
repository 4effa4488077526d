import { storedArtistKeys } from '../../conflicts/stored-artist-key.ts';
import { artistColumns, type ArtistColumn, type ArtistTexts } from '../../entities/artist-columns.ts';
import { saysOfArtist, type DraftEvent } from '../../entities/upload.ts';
import { groupBy } from '../../group-by.ts';
import { isPlaceholder } from '../../merge/matching/placeholder.ts';

/** The parts of a draft that say who plays and describe that artist. */
export type ArtistRow = Pick<DraftEvent, 'id' | 'artistName' | 'artist' | 'artistEdits'>;

/** Rows of one artist that disagree; the first one counts. */
export interface DifferingTexts {
  readonly column: ArtistColumn;
  readonly texts: readonly string[];
}

/** What all rows of one artist say together. */
export interface SaidArtist {
  /** Identifies the artist in the decisions of the review; see `storedArtistKeys`. */
  readonly key: string;
  /** As written in the first row. */
  readonly name: string;
  /** The ids of all rows with the name, in file order. */
  readonly rows: readonly string[];
  /** As read from the file. */
  readonly read: ArtistTexts;
  /** With the changes of the review. */
  readonly texts: ArtistTexts;
  readonly differing: readonly DifferingTexts[];
}

/** The key that groups the rows of one artist. */
export function artistKeyOf(name: string): string {
  return storedArtistKeys(name).whole;
}

/**
 * The artists that the rows describe, in file order. For each column, the first filled row of an artist counts, and
 * edits from the review override it. `sameAs` maps a key to its artist where several keys mean the same one.
 */
export function saidArtists(
  rows: readonly ArtistRow[],
  sameAs: (key: string) => string = (key) => key,
): readonly SaidArtist[] {
  const named = rows.filter(({ artistName }) => artistKeyOf(artistName) !== '');
  const groups = groupBy(named, ({ artistName }) => sameAs(artistKeyOf(artistName)));
  return [...groups.values()].filter((group) => group.some(saysOfArtist)).map(saidBy);
}

function saidBy(rows: readonly ArtistRow[]): SaidArtist {
  const read: Partial<Record<ArtistColumn, string>> = {};
  const texts: Partial<Record<ArtistColumn, string>> = {};
  const differing: DifferingTexts[] = [];
  for (const column of artistColumns) {
    const said = rows.map(({ artist }) => artist?.[column] ?? '').filter((text) => text !== '');
    const edited = rows.map(({ artistEdits }) => artistEdits?.[column]).find((text) => text !== undefined);
    const [first = ''] = said;
    if (first !== '') read[column] = first;
    const text = edited ?? first;
    if (text !== '') texts[column] = text;
    const different = [...new Set(said)];
    if (different.length > 1 && edited === undefined) differing.push({ column, texts: different });
  }
  const name = rows[0]?.artistName.trim() ?? '';
  return { key: artistKeyOf(name), name, rows: rows.map(({ id }) => id), read, texts, differing };
}

/** Words that join names and are never part of one name. */
const surelySeveral = /\s(?:b2b|f2f|vs|ft|feat|featuring)\.?\s/iu;

/**
 * Returns true if a name joins several artists: with "b2b" or similar, or because one of its parts is a known name.
 * "Nova & the Tides" may be a single artist.
 */
export function namesSeveral(name: string, isKnown: (key: string) => boolean): boolean {
  const { whole, parts } = storedArtistKeys(name);
  if (parts.length === 0 || isKnown(whole)) return false;
  return surelySeveral.test(name) || parts.some(isKnown);
}

/** Returns true if a name is only a placeholder for an artist to be announced. */
export function isNoName(name: string): boolean {
  return isPlaceholder(storedArtistKeys(name));
}
