import { storedArtistKeys } from '../../conflicts/stored-artist-key.ts';
import { artistColumns, type ArtistColumn, type ArtistTexts } from '../../entities/artist-columns.ts';
import { saysOfArtist, type DraftEvent } from '../../entities/upload.ts';
import { groupBy } from '../../group-by.ts';
import { isPlaceholder } from '../../merge/matching/placeholder.ts';

/** As much of a draft as says who plays and what that artist is. */
export type ArtistRow = Pick<DraftEvent, 'id' | 'artistName' | 'artist' | 'artistEdits'>;

/** Rows of one artist that say different things: the first counts. */
export interface DifferingTexts {
  readonly column: ArtistColumn;
  readonly texts: readonly string[];
}

/** What the rows of one artist say together. */
export interface SaidArtist {
  /** Tells the artist apart in all that a person decides; see `storedArtistKeys`. */
  readonly key: string;
  /** As the first of the rows has it. */
  readonly name: string;
  /** The ids of all rows with the name, in the order of the file. */
  readonly rows: readonly string[];
  /** As the file was read. */
  readonly read: ArtistTexts;
  /** With what the review has changed. */
  readonly texts: ArtistTexts;
  readonly differing: readonly DifferingTexts[];
}

/** The key by which the rows of an artist find each other. */
export function artistKeyOf(name: string): string {
  return storedArtistKeys(name).whole;
}

/**
 * The artists of which rows say anything, in the order of the file. Of several rows of one artist the first that is filled counts, column
 * by column; what the review has changed counts more than that. `sameAs` names the artist of a key where several keys are of one.
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

/** Joins that no single name has. */
const surelySeveral = /\s(?:b2b|f2f|vs|ft|feat|featuring)\.?\s/iu;

/**
 * Returns true if a name joins several artists: by "b2b" and the like, or because one of its parts is a known name. "Nova & the Tides" may
 * be one.
 */
export function namesSeveral(name: string, isKnown: (key: string) => boolean): boolean {
  const { whole, parts } = storedArtistKeys(name);
  if (parts.length === 0 || isKnown(whole)) return false;
  return surelySeveral.test(name) || parts.some(isKnown);
}

/** Returns true if a name says only that somebody will play. */
export function isNoName(name: string): boolean {
  return isPlaceholder(storedArtistKeys(name));
}
