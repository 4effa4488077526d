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

/** The fields of an artist that a release publishes as they are; a picture is published as copies of it. */
export type PublishedArtistField = {
  [Field in ArtistField]: (typeof artistFields)[Field] extends {
    readonly visibility: 'public';
    readonly type: Exclude<(typeof artistFields)[ArtistField]['type'], 'picture'>;
  }
    ? Field
    : never;
}[ArtistField];

/** What a release publishes of an artist, where it is given. */
type PublicArtistValues = Pick<ArtistValues, PublishedArtistField>;

const isPublishedAsItIs = (field: ArtistField): field is PublishedArtistField =>
  publicArtistFields.includes(field) && artistFields[field].type !== 'picture';

export const publishedArtistFields: readonly PublishedArtistField[] =
  publicArtistFields.filter(isPublishedAsItIs);

/**
 * Fields that are private now or no longer exist are dropped when a release is read, as is a value that today's rules refuse: an earlier
 * release must still be shown, and must not publish them again.
 */
function tolerant(field: PublishedArtistField): z.ZodMiniType {
  // oxlint-disable-next-line promise/valid-params -- it is no promise
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

/** A published copy of an artist's picture, at most `width` pixels wide; 0: in the size that it was stored in. */
export const pictureCopySchema = z.strictObject({ width: countSchema, sha256: pictureSchema });
export type PictureCopy = z.infer<typeof pictureCopySchema>;

/** The picture of an artist as it was frozen: where it was stored, by which it is compared, and its public copies. */
const frozenPictureSchema = z.strictObject({ path: z.string(), copies: z.array(pictureCopySchema) });
export type FrozenPicture = z.infer<typeof frozenPictureSchema>;

/** What may be published of an artist with the sets that are linked to it. */
export const frozenArtistSchema = z.strictObject({
  id: artistIdSchema,
  values: publicArtistValuesSchema,
  picture: z.nullable(frozenPictureSchema),
});
export type FrozenArtist = z.infer<typeof frozenArtistSchema>;

/** The artist without what is private; `picture` is null where it has none of the portal's own. */
export function freezeArtist(artist: Artist, picture: FrozenPicture | null): FrozenArtist {
  const given = publishedArtistFields.flatMap((field) => {
    const value = artist[field];
    const isBlank = value === undefined || value === null || value === '';
    return isBlank ? [] : [[field, value] as const];
  });
  return { id: artist.id, values: { ...Object.fromEntries(given), name: artist.name.trim() }, picture };
}
