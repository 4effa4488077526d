import { artistSchema, type Artist } from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import * as z from 'zod/mini';
import { persistedRecordSchema } from '../../../app/editor/persisted-record.ts';
import type { PersistedForm } from '../../../app/editor/use-persisted-input.ts';
import type { ArtistInput } from './artist-form.ts';

/** The stored input of the artist form. */
interface PersistedArtist {
  readonly base: Versioned<Artist>;
  readonly input: ArtistInput;
}

export const persistedArtist: PersistedForm<PersistedArtist> = {
  name: 'artist',
  schema: z.strictObject({
    base: persistedRecordSchema(artistSchema),
    input: z.record(z.string(), z.string()),
  }),
};
