import type { FocalPoint } from '../entities/artist-fields.ts';
import { artistsOfSet } from './resolve-artist.ts';

/** A picture of an artist that is shown for a set, with the point that stays visible when it is cropped. */
export interface PictureOfSet {
  readonly imageURL: string;
  readonly focalPoint: FocalPoint | null;
}

/** As much of an artist as says what it looks like. */
export interface PicturedArtist {
  readonly id: string;
  readonly mergedInto?: string | null | undefined;
  readonly imageURL?: string | null | undefined;
  readonly focalPoint?: FocalPoint | null | undefined;
}

interface LinkedSet {
  readonly artistIds?: readonly string[] | null | undefined;
}

/** The picture of a set that has none of its own: that of the first of its artists who has one; null for none. */
export function pictureOfSet(
  set: LinkedSet,
  find: (id: string) => PicturedArtist | undefined,
): PictureOfSet | null {
  const pictured = artistsOfSet(set, find).find(({ imageURL }) => imageURL);
  return pictured?.imageURL ? { imageURL: pictured.imageURL, focalPoint: pictured.focalPoint ?? null } : null;
}

/** The artists whose pictures would be shown for these sets, which have none of their own, and the names of these sets; each once. */
export function setsToPicture(sets: readonly (LinkedSet & { readonly artistName: string })[]): {
  readonly ids: readonly string[];
  readonly names: readonly string[];
} {
  const linked = sets.filter(({ artistIds }) => artistIds && artistIds.length > 0);
  return {
    ids: [...new Set(linked.flatMap(({ artistIds }) => artistIds ?? []))],
    names: [...new Set(linked.map(({ artistName }) => artistName))],
  };
}
