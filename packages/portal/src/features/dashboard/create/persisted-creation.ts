import { festivalFormOf, type Festival, type FestivalForm } from '@lineup/domain';
import * as z from 'zod/mini';
import type { PersistedForm } from '../../../app/unsaved-input/use-persisted-input.ts';
import { festivalFormSchema } from '../../festival-form/form-schema.ts';

/** The form of a new festival as it is noted. A chosen cover itself is not in it. */
export interface PersistedCreation {
  readonly form: FestivalForm;
  /** Of the new festival, the same in every try. */
  readonly id: string;
  /** Whether creating it was tried: it may be there. */
  readonly isTried: boolean;
  readonly hasFile: boolean;
}

export const persistedCreation: PersistedForm<PersistedCreation> = {
  name: 'new-festival',
  schema: z.strictObject({
    form: festivalFormSchema,
    id: z.string(),
    isTried: z.boolean(),
    hasFile: z.boolean(),
  }),
};

/** There is one form of this kind. */
export const creationEntryId = 'new';

/** Whether `festival` is what the note was to create: the try had arrived before its page went away. */
export function isCreated({ form }: PersistedCreation, festival: Festival): boolean {
  return JSON.stringify(festivalFormOf(festival)) === JSON.stringify(form);
}
