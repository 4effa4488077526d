import * as z from 'zod/mini';
import { dequal } from 'dequal/lite';
import { artistMessages } from '../messages/artist-messages.ts';
import { timestampSchema } from '../timestamp.ts';
import { artistFieldSchemas, type ArtistValues } from './artist-fields.ts';
import { artistIdSchema } from './artist-ids.ts';
import { artistRecordKeys } from '../artists/artist-record-keys.ts';

/**
 * An artist of all festivals, as stored at `artists/{id}`. The fields that people give are described by `artistFields`. `keys` are the
 * names by which sets are linked to it, see `artistRecordKeys`; the recorder writes them with the artist. `mergedInto` names the
 * artist that took this one over: it is in no list, and whatever names this one means that one, see `resolveArtist`.
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

/** An artist with the id of its document. */
export type Artist = ArtistData & { readonly id: string };

/** What an administrator gives to make an artist; the rest is stamped. */
export type NewArtist = ArtistValues;
