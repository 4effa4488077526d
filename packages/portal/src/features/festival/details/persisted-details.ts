import { festivalSchema, type Festival, type FestivalForm } from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import * as z from 'zod/mini';
import { persistedRecordSchema, toPersistedRecord } from '../../../app/editor/persisted-record.ts';
import type { PersistedForm } from '../../../app/editor/use-persisted-input.ts';
import { festivalFormSchema } from '../form/form-schema.ts';
import type { CoverChange, DetailsState } from './details-input.ts';

/** The stored input of the details form, without a selected picture. */
export interface PersistedDetails {
  readonly base: Versioned<Festival>;
  readonly form: FestivalForm;
  readonly cover: CoverChange['kind'];
}

export const persistedDetails: PersistedForm<PersistedDetails> = {
  name: 'details',
  schema: z.strictObject({
    base: persistedRecordSchema(festivalSchema),
    form: festivalFormSchema,
    cover: z.enum(['keep', 'remove', 'replace']),
  }),
};

export function toPersistedDetails({ base, input }: DetailsState): object {
  return { base: toPersistedRecord(base), form: input.form, cover: input.cover.kind };
}
