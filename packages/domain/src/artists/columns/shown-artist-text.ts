import { artistColumnField, type ArtistColumn } from '../../entities/artist-columns.ts';
import type { Artist } from '../../entities/artist.ts';
import { artistImportMessages } from '../../messages/artist-import-messages.ts';
import { countryName } from '../country-name.ts';
import { isPicture, type ArtistChange, type ArtistSide } from './plan-artists.ts';

/** A tidy text of a column as people read it: countries by their names. `tidyArtistText` reads it again. */
export function shownArtistText(column: ArtistColumn, text: string): string {
  return artistColumnField(column).type === 'country' ? countryName(text) : text;
}

/** What is chosen by either side of a change; an address of the portal's own says nothing to people. */
export function sideLabels(
  { artist }: { readonly artist: Pick<Artist, 'imageURL'> | null },
  { column, portal, text }: Pick<ArtistChange, 'column' | 'portal' | 'text'>,
): Readonly<Record<ArtistSide, string>> {
  const isOwn = isPicture({ column }) && portal === artist?.imageURL;
  return {
    portal: artistImportMessages.here(
      isOwn ? artistImportMessages.ownPicture : shownArtistText(column, portal),
    ),
    file: artistImportMessages.file(shownArtistText(column, text)),
  };
}
