import * as z from 'zod/mini';
import { artistIdSchema } from '../entities/artist-ids.ts';
import { foldText } from '../text/fold.ts';
import type { AnnouncedSet } from './announced-lineup.ts';
import { pictureCopySchema, publicArtistValuesSchema } from './frozen-artist.ts';
import type { FrozenLineup } from './frozen-lineup.ts';

/**
 * What a release publishes about an artist linked to sets: its public fields, and copies of its picture, smallest
 * first.
 */
export const publicProfileSchema = z.strictObject({
  id: artistIdSchema,
  values: publicArtistValuesSchema,
  pictures: z.array(pictureCopySchema),
});
export type PublicProfile = z.infer<typeof publicProfileSchema>;

/** The profiles of a release, sorted by artist name, and the profile ids of each set. */
export interface PublicProfiles {
  readonly profiles: readonly PublicProfile[];
  readonly of: (setId: string) => readonly string[];
}

/**
 * Returns the profiles of the artists whose sets have an announced name. An artist whose sets are all hidden does not
 * appear, and neither does its picture.
 */
export function publicProfiles(
  { sets, artists = [] }: FrozenLineup,
  announced: ReadonlyMap<string, AnnouncedSet>,
): PublicProfiles {
  const idsOf = new Map(
    sets.flatMap(({ id, artistIds = [] }) =>
      (announced.get(id)?.name ?? null) === null ? [] : [[id, artistIds] as const],
    ),
  );
  const shown = new Set([...idsOf.values()].flat());
  const profiles = artists
    .filter(({ id }) => shown.has(id))
    .map(({ id, values, picture }) => ({ id, values, pictures: picture?.copies ?? [] }))
    .map((profile) => ({ profile, key: foldText(profile.values.sortName ?? profile.values.name) }))
    .sort((a, b) => compare(a.key, b.key) || compare(a.profile.id, b.profile.id))
    .map(({ profile }) => profile);
  return { profiles, of: (setId) => idsOf.get(setId) ?? [] };
}

/** Returns true if the release shows this picture, as the festival's cover or logo or as an artist's picture. */
export function showsPicture(
  {
    festival,
    profiles,
  }: {
    readonly festival: {
      readonly cover: string | null;
      readonly logo?: { readonly sha256: string } | undefined;
    };
    readonly profiles: readonly PublicProfile[];
  },
  sha256: string,
): boolean {
  return (
    festival.cover === sha256 ||
    festival.logo?.sha256 === sha256 ||
    profiles.some(({ pictures }) => pictures.some((picture) => picture.sha256 === sha256))
  );
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
