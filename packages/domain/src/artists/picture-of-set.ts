import type { FocalPoint } from '../entities/artist-fields.ts';
import { artistsOfSet } from './resolve-artist.ts';

/** An artist's picture shown for a set, with its focal point. */
export interface PictureOfSet {
  readonly imageURL: string;
  readonly focalPoint: FocalPoint | null;
}

/** The fields of an artist that describe its picture. */
export interface PicturedArtist {
  readonly id: string;
  readonly mergedInto?: string | null | undefined;
  readonly imageURL?: string | null | undefined;
  readonly focalPoint?: FocalPoint | null | undefined;
}

interface LinkedSet {
  readonly artistIds?: readonly string[] | null | undefined;
}

/** The picture of a set without its own: that of its first artist that has one; null if none has. */
export function pictureOfSet(
  set: LinkedSet,
  find: (id: string) => PicturedArtist | undefined,
): PictureOfSet | null {
  const pictured = artistsOfSet(set, find).find(({ imageURL }) => imageURL);
  return pictured?.imageURL ? { imageURL: pictured.imageURL, focalPoint: pictured.focalPoint ?? null } : null;
}

/**
 * The artists whose pictures would be shown for these sets, which have none of their own, and the names of those sets;
 * both without duplicates.
 */
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
