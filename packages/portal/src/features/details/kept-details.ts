import { documentSchemas, festivalFormOf, type Festival, type FestivalForm } from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import * as z from 'zod/mini';
import { notedRecordSchema, noteOfRecord } from '../../app/unsaved-input/kept-record.ts';
import type { KeptForm } from '../../app/unsaved-input/use-kept-input.ts';
import { festivalFormSchema } from '../festival-form/form-schema.ts';
import type { CoverChange } from './use-cover-edit.ts';
import { isSameForm } from './use-details-form.ts';

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

export function noteOfDetails({ base, form, cover }: KeptDetails): object {
  return { base: noteOfRecord(base), form, cover };
}

/** Whether a note says something that `festival` does not say yet: its save may have arrived before the page went. */
export function isStillUnsaved({ form, cover }: KeptDetails, festival: Festival): boolean {
  const isCoverDone = cover === 'keep' || (cover === 'remove' && festival.imageURL === null);
  return !isCoverDone || !isSameForm(form, festivalFormOf(festival));
}
