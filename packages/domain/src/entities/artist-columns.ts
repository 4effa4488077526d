import {
  artistFieldNames,
  artistFields,
  type ArtistField,
  type ArtistFieldDescription,
} from './artist-fields.ts';

type WithHeadings<Field extends ArtistField> = (typeof artistFields)[Field] extends {
  readonly headings: readonly string[];
}
  ? Field
  : never;

/** A field of an artist that a file may have a column for. */
export type ArtistColumn = { [Field in ArtistField]: WithHeadings<Field> }[ArtistField];

/** What a file says of an artist, as texts that a person can correct; see `artistValueOf`. */
export type ArtistTexts = Readonly<Partial<Record<ArtistColumn, string>>>;

function isArtistColumn(field: ArtistField): field is ArtistColumn {
  return 'headings' in artistFields[field];
}

export const artistColumns: readonly ArtistColumn[] = artistFieldNames.filter(isArtistColumn);

/** The headings of the columns that hold a field, the one of the portal's own files first. */
export function artistHeadings(column: ArtistColumn): readonly [string, ...string[]] {
  return artistFields[column].headings;
}

/** How the field of a column is described. */
export function artistColumnField(column: ArtistColumn): ArtistFieldDescription {
  return artistFields[column];
}
