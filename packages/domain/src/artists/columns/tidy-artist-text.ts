import { artistColumnField, type ArtistColumn } from '../../entities/artist-columns.ts';
import { countryCodeOf } from './country-names.ts';
import { saysNothing, tidyStoredText } from './tidy-stored-text.ts';

/**
 * A text of a file or of a person as it is compared and shown: a country as its code, genres and links each once and separated in one
 * way. What cannot be understood stays as it was written. `heading` is that of its column: it says of which service a name is.
 */
export function tidyArtistText(column: ArtistColumn, written: string, heading = ''): string {
  const text = tidyStoredText(column, written, heading);
  if (artistColumnField(column).type !== 'country') return text;
  // "NA" in a file more often means that the country is not known than Namibia.
  return saysNothing(text) ? '' : (countryCodeOf(text) ?? text);
}
