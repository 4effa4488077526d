import { artistColumnField, type ArtistColumn } from '../../entities/artist-columns.ts';
import type { Artist } from '../../entities/artist.ts';
import { artistImportMessages } from '../../messages/artist-import-messages.ts';
import { countryName } from '../country-name.ts';
import { isPicture, type ArtistChange, type ArtistSide } from './plan-artists.ts';

/** Formats a tidy text for display: countries by name. `tidyArtistText` parses it back. */
export function shownArtistText(column: ArtistColumn, text: string): string {
  return artistColumnField(column).type === 'country' ? countryName(text) : text;
}

/** The labels of both sides of a change. Hides the portal's own picture addresses, which mean nothing to users. */
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
