import * as z from 'zod/mini';
import { dequal } from 'dequal/lite';
import { artistMessages } from '../messages/artist-messages.ts';
import { timestampSchema } from '../timestamp.ts';
import { artistFieldSchemas, type ArtistValues } from './artist-fields.ts';
import { artistIdSchema } from './artist-ids.ts';
import { artistRecordKeys } from '../artists/artist-record-keys.ts';

/**
 * An artist shared by all festivals, as stored at `artists/{id}`. `artistFields` describes the fields that users edit.
 * `keys` are the names that link sets to it (see `artistRecordKeys`); the recorder writes them together with the
 * artist. `mergedInto` is the artist that this one was merged into: this one is no longer listed, and references to it
 * mean the other, see `resolveArtist`.
 */
export const artistSchema = z
  .strictObject({
    ...artistFieldSchemas,
    keys: z.array(z.string()),
    mergedInto: z.optional(z.nullable(artistIdSchema)),
    created_at: timestampSchema,
    updated_at: timestampSchema,
  })
  .check(
    z.refine((artist) => dequal(artist.keys, artistRecordKeys(artist)), {
      error: artistMessages.wrongKeys,
      path: ['keys'],
    }),
  );

export type ArtistData = z.infer<typeof artistSchema>;

/** An artist with its document id. */
export type Artist = ArtistData & { readonly id: string };

/** What an administrator enters to create an artist; the rest is stamped. */
export type NewArtist = ArtistValues;
