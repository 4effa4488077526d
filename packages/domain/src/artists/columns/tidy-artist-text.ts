import { artistColumnField, type ArtistColumn } from '../../entities/artist-columns.ts';
import { countryCodeOf } from './country-names.ts';
import { saysNothing, tidyStoredText } from './tidy-stored-text.ts';

/**
 * Normalises a text from a file or a user for comparison and display: a country becomes its code, genres and links are
 * deduplicated and separated consistently. Text that cannot be understood stays unchanged. `heading` is the column's
 * heading, which says which service a bare name belongs to.
 */
export function tidyArtistText(column: ArtistColumn, written: string, heading = ''): string {
  const text = tidyStoredText(column, written, heading);
  if (artistColumnField(column).type !== 'country') return text;
  // In a file "NA" more often means "not available" than Namibia.
  return saysNothing(text) ? '' : (countryCodeOf(text) ?? text);
}
