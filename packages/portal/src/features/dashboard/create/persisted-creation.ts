import { festivalFormOf, type Festival, type FestivalForm } from '@lineup/domain';
import * as z from 'zod/mini';
import { type PersistedForm, usePersistedInput } from '../../../app/editor/use-persisted-input.ts';
import { festivalFormSchema } from '../../festival/form/form-schema.ts';
import { useEffect, useRef } from 'react';
import { useServices } from '../../../app/portal-context.ts';

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

/** Returns true if `festival` is what the note was to create: the try had arrived before its page went away. */
function isCreated({ form }: PersistedCreation, festival: Festival): boolean {
  return JSON.stringify(festivalFormOf(festival)) === JSON.stringify(form);
}

/** Opens the dialog again, once, where the page went away with input in it, unless the festival stands by now. */
export function useReopenedCreation(open: () => void): void {
  const { festivals } = useServices();
  const persisted = usePersistedInput(persistedCreation, creationEntryId);
  const isHandled = useRef(false);
  useEffect(() => {
    const note = persisted.restored?.value;
    if (isHandled.current || note === undefined) return;
    isHandled.current = true;
    const reopen = async () => {
      // Where that cannot be found out, the form says more than nothing: its id keeps it from making two.
      const made = note.isTried ? await festivals.get(note.id).catch(() => null) : null;
      if (made !== null && isCreated(note, made)) persisted.drop();
      else open();
    };
    void reopen();
  }, [festivals, persisted, open]);
}
