import type { Fields } from '../../changes/edits.ts';
import { artistFieldSchemas, type ArtistValues } from '../../entities/artist-fields.ts';

/** As much of an artist as says where its picture comes from. */
export interface ArtistPicture extends Pick<ArtistValues, 'imageURL' | 'pictureSource'> {
  readonly mergedInto?: string | null | undefined;
}

/** A picture that the server is to fetch for an artist. */
export interface PictureToFetch {
  readonly artistId: string;
  readonly address: string;
}

/**
 * The address that the picture of an artist is still to be fetched from, or null. A picture that the artist has been given since the
 * import counts more than what the file said.
 */
export function pictureToFetch({ imageURL, pictureSource, mergedInto }: ArtistPicture): string | null {
  if (mergedInto || !pictureSource || pictureSource.picture !== undefined) return null;
  return !imageURL || imageURL === pictureSource.replaces ? pictureSource.address : null;
}

/**
 * What a file's picture address is compared with: the address that the artist's picture comes from or is to be fetched from, otherwise that
 * of the picture itself. Empty for none.
 */
export function pictureText(artist: ArtistPicture): string {
  const { imageURL, pictureSource } = artist;
  const isFetched = Boolean(imageURL) && imageURL === pictureSource?.picture;
  return (isFetched ? pictureSource?.address : pictureToFetch(artist)) ?? imageURL ?? '';
}

/** What an artist becomes whose picture a file says is at this address. */
export function withPictureAddress(
  address: string,
  { imageURL }: Pick<ArtistValues, 'imageURL'>,
): Pick<ArtistValues, 'pictureSource'> {
  return { pictureSource: { address, replaces: imageURL ?? null } };
}

/**
 * The fields that change when the picture at an address has been stored: null where it is no longer the one to be fetched. Focal point and
 * credit are those of the picture before, and go.
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

/** An artist as it was before its picture was fetched: what the server adds is no later work of a person. */
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
