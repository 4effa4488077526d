import * as z from 'zod/mini';
import {
  artistFields,
  artistFieldSchemas,
  publicArtistFields,
  type ArtistField,
  type ArtistValues,
} from '../entities/artist-fields.ts';
import { artistIdSchema } from '../entities/artist-ids.ts';
import type { Artist } from '../entities/artist.ts';
import { countSchema, pictureSchema } from './ids.ts';

/** The fields of an artist that a release publishes unchanged. A picture is published as copies. */
export type PublishedArtistField = {
  [Field in ArtistField]: (typeof artistFields)[Field] extends {
    readonly visibility: 'public';
    readonly type: Exclude<(typeof artistFields)[ArtistField]['type'], 'picture'>;
  }
    ? Field
    : never;
}[ArtistField];

/** The given values of an artist that a release publishes. */
type PublicArtistValues = Pick<ArtistValues, PublishedArtistField>;

const isPublishedAsItIs = (field: ArtistField): field is PublishedArtistField =>
  publicArtistFields.includes(field) && artistFields[field].type !== 'picture';

export const publishedArtistFields: readonly PublishedArtistField[] =
  publicArtistFields.filter(isPublishedAsItIs);

/**
 * When a release is read, fields that are private now or no longer exist are dropped, and so are values that today's
 * rules refuse: an earlier release must still be readable, but must not publish them again.
 */
function tolerant(field: PublishedArtistField): z.ZodMiniType {
  // oxlint-disable-next-line promise/valid-params -- not a promise
  return z.catch(z.optional(artistFieldSchemas[field]), undefined);
}

function valuesSchema(): z.ZodMiniType<PublicArtistValues>;
function valuesSchema(): z.ZodMiniType {
  const optionalFields = publishedArtistFields.filter((field) => field !== 'name');
  return z.object({
    name: z.string(),
    ...Object.fromEntries(optionalFields.map((field) => [field, tolerant(field)])),
  });
}

export const publicArtistValuesSchema = valuesSchema();

/** A published copy of an artist's picture, at most `width` pixels wide; 0 for the stored size. */
export const pictureCopySchema = z.strictObject({ width: countSchema, sha256: pictureSchema });
export type PictureCopy = z.infer<typeof pictureCopySchema>;

/** A frozen picture of an artist: where it was stored, which identifies it, and its public copies. */
const frozenPictureSchema = z.strictObject({ path: z.string(), copies: z.array(pictureCopySchema) });
export type FrozenPicture = z.infer<typeof frozenPictureSchema>;

/** What may be published about an artist together with its linked sets. */
export const frozenArtistSchema = z.strictObject({
  id: artistIdSchema,
  values: publicArtistValuesSchema,
  picture: z.nullable(frozenPictureSchema),
});
export type FrozenArtist = z.infer<typeof frozenArtistSchema>;

/** Removes the private fields of an artist. `picture` is null if it has no picture stored by the portal. */
export function freezeArtist(artist: Artist, picture: FrozenPicture | null): FrozenArtist {
  const given = publishedArtistFields.flatMap((field) => {
    const value = artist[field];
    const isBlank = value === undefined || value === null || value === '';
    return isBlank ? [] : [[field, value] as const];
  });
  return { id: artist.id, values: { ...Object.fromEntries(given), name: artist.name.trim() }, picture };
}
