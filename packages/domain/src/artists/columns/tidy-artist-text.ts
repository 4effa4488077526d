import { artistColumnField, type ArtistColumn } from '../../entities/artist-columns.ts';
import { countryCodeOf } from './country-names.ts';
import { tidyStoredText } from './tidy-stored-text.ts';

/**
 * A text of a file or of a person as it is compared and shown: a country as its code, genres and links each once and separated in one
 * way. What cannot be understood stays as it was written. `heading` is that of its column: it says of which service a name is.
 */
export function tidyArtistText(column: ArtistColumn, written: string, heading = ''): string {
  const text = tidyStoredText(column, written, heading);
  return artistColumnField(column).type === 'country' ? (countryCodeOf(text) ?? text) : text;
}
