import { documentSchemas, type Festival, type FestivalForm } from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import * as z from 'zod/mini';
import { notedRecordSchema, noteOfRecord } from '../../app/unsaved-input/kept-record.ts';
import type { KeptForm } from '../../app/unsaved-input/use-kept-input.ts';
import { festivalFormSchema } from '../festival-form/form-schema.ts';
import type { CoverChange, DetailsState } from './details-input.ts';

/** A details form as it is noted. A chosen picture itself is not in it. */
export interface KeptDetails {
  readonly base: Versioned<Festival>;
  readonly form: FestivalForm;
  readonly cover: CoverChange['kind'];
}

export const keptDetails: KeptForm<KeptDetails> = {
  name: 'details',
  schema: z.strictObject({
    base: notedRecordSchema(documentSchemas.festival),
    form: festivalFormSchema,
    cover: z.enum(['keep', 'remove', 'replace']),
  }),
};

export function noteOfDetails({ base, input }: DetailsState): object {
  return { base: noteOfRecord(base), form: input.form, cover: input.cover.kind };
}
