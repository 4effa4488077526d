import type { Fields } from '../../changes/edits.ts';
import { artistFieldSchemas, type ArtistValues } from '../../entities/artist-fields.ts';

/** The fields of an artist that say where its picture comes from. */
export interface ArtistPicture extends Pick<ArtistValues, 'imageURL' | 'pictureSource'> {
  readonly mergedInto?: string | null | undefined;
}

/** A picture for the server to fetch. */
export interface PictureToFetch {
  readonly artistId: string;
  readonly address: string;
}

/**
 * The address from which an artist's picture still has to be fetched, or null. A picture set since the import takes
 * precedence over the file.
 */
export function pictureToFetch({ imageURL, pictureSource, mergedInto }: ArtistPicture): string | null {
  if (mergedInto || !pictureSource || pictureSource.picture !== undefined) return null;
  return !imageURL || imageURL === pictureSource.replaces ? pictureSource.address : null;
}

/**
 * The address to compare with a file's: the one that the artist's picture was or will be fetched from, or else that of
 * the picture itself. Empty for none.
 */
export function pictureText(artist: ArtistPicture): string {
  const { imageURL, pictureSource } = artist;
  const isFetched = Boolean(imageURL) && imageURL === pictureSource?.picture;
  return (isFetched ? pictureSource?.address : pictureToFetch(artist)) ?? imageURL ?? '';
}

/** The fields to change when a file gives this picture address. */
export function withPictureAddress(
  address: string,
  { imageURL }: Pick<ArtistValues, 'imageURL'>,
): Pick<ArtistValues, 'pictureSource'> {
  return { pictureSource: { address, replaces: imageURL ?? null } };
}

/**
 * The fields to change once the picture of an address is stored; null if it is no longer the one to fetch. Clears focal
 * point and credit, which belong to the previous picture.
 */
export function withFetchedPicture(
  artist: ArtistPicture & Pick<ArtistValues, 'focalPoint' | 'imageCredit'>,
  { address, imageURL }: { readonly address: string; readonly imageURL: string },
): Partial<ArtistValues> | null {
  const { pictureSource, focalPoint, imageCredit } = artist;
  if (!pictureSource || pictureToFetch(artist) !== address) return null;
  return {
    imageURL,
    pictureSource: { ...pictureSource, replaces: artist.imageURL ?? null, picture: imageURL },
    ...(focalPoint && { focalPoint: null }),
    ...(imageCredit && { imageCredit: null }),
  };
}

/**
 * Restores an artist to the state before its picture was fetched, as a fetch by the server does not count as a later
 * edit.
 */
export function withoutFetchedPicture(artist: Fields): Fields {
  const { imageURL, ...others } = artist;
  const source = artistFieldSchemas.pictureSource.safeParse(artist['pictureSource']).data;
  if (!source?.picture || source.picture !== imageURL) return artist;
  const { address, replaces } = source;
  return {
    ...others,
    ...(replaces !== null && { imageURL: replaces }),
    pictureSource: { address, replaces },
  };
}
