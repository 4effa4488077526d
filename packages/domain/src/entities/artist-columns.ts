import {
  artistFieldNames,
  artistFields,
  type ArtistField,
  type ArtistFieldDescription,
  type ArtistFieldType,
} from './artist-fields.ts';

type WithHeadings<Field extends ArtistField> = (typeof artistFields)[Field] extends {
  readonly headings: readonly string[];
}
  ? Field
  : never;

/** An artist field that a file may have a column for. */
export type ArtistColumn = { [Field in ArtistField]: WithHeadings<Field> }[ArtistField];

/** What a file says about an artist, as texts that a user can correct; see `artistValueOf`. */
export type ArtistTexts = Readonly<Partial<Record<ArtistColumn, string>>>;

function isArtistColumn(field: ArtistField): field is ArtistColumn {
  return 'headings' in artistFields[field];
}

export const artistColumns: readonly ArtistColumn[] = artistFieldNames.filter(isArtistColumn);

/** The column headings of a field; the first one is used in the portal's own files. */
export function artistHeadings(column: ArtistColumn): readonly [string, ...string[]] {
  return artistFields[column].headings;
}

/** The description of a column's field. */
export function artistColumnField(column: ArtistColumn): ArtistFieldDescription {
  return artistFields[column];
}

/**
 * An artist's members in the portal's JSON files, by names that can be imported again, such as "artistPicture". Genres
 * and links are lists.
 */
export function artistMembers(texts: ArtistTexts): Readonly<Record<string, string | readonly string[]>> {
  return Object.fromEntries(
    artistColumns.flatMap((column) => {
      const text = texts[column] ?? '';
      const separator = separators[artistColumnField(column).type];
      const value = separator === undefined ? text : text.split(separator);
      return text === '' ? [] : [[memberName(artistHeadings(column)[0]), value]];
    }),
  );
}

/** What separates the parts of a tidy text. */
const separators: Readonly<Partial<Record<ArtistFieldType, string>>> = { list: ', ', links: '\n' };

function memberName(heading: string): string {
  return heading.replaceAll(/ ([a-z])/gu, (_, letter: string) => letter.toUpperCase());
}
