import { artistColumnField, type ArtistColumn } from '../../entities/artist-columns.ts';
import { artistImportMessages } from '../../messages/artist-import-messages.ts';
import { countryName } from '../country-name.ts';
import type { ArtistChange, ArtistSide } from './plan-artists.ts';

/** A tidy text of a column as people read it: countries by their names. `tidyArtistText` reads it again. */
export function shownArtistText(column: ArtistColumn, text: string): string {
  return artistColumnField(column).type === 'country' ? countryName(text) : text;
}

/** What is chosen by either side of a change. */
export function sideLabels({
  column,
  portal,
  text,
}: Pick<ArtistChange, 'column' | 'portal' | 'text'>): Readonly<Record<ArtistSide, string>> {
  return {
    portal: artistImportMessages.here(shownArtistText(column, portal)),
    file: artistImportMessages.file(shownArtistText(column, text)),
  };
}
