import { festivalFormOf, type Festival, type FestivalForm } from '@lineup/domain';
import * as z from 'zod/mini';
import { type PersistedForm, usePersistedInput } from '../../../app/editor/use-persisted-input.ts';
import { festivalFormSchema } from '../../festival/form/form-schema.ts';
import { useEffect, useRef } from 'react';
import { useServices } from '../../../app/portal-context.ts';

/** The stored input of a new festival, without a selected cover. */
export interface PersistedCreation {
  readonly form: FestivalForm;
  /** The id of the new festival, the same in every attempt. */
  readonly id: string;
  /** Whether creating it was attempted: it may exist. */
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

/** There is only one form of this kind. */
export const creationEntryId = 'new';

/** Returns true if `festival` is the one in the stored input: the request succeeded before its page closed. */
function isCreated({ form }: PersistedCreation, festival: Festival): boolean {
  return JSON.stringify(festivalFormOf(festival)) === JSON.stringify(form);
}

/** Reopens the dialog once if the page closed with input in it, unless the festival exists by now. */
export function useReopenedCreation(open: () => void): void {
  const { festivals } = useServices();
  const persisted = usePersistedInput(persistedCreation, creationEntryId);
  const isHandled = useRef(false);
  useEffect(() => {
    const note = persisted.restored?.value;
    if (isHandled.current || note === undefined) return;
    isHandled.current = true;
    const reopen = async () => {
      // If that cannot be found out, the form is shown: its id keeps it from creating a duplicate.
      const made = note.isTried ? await festivals.get(note.id).catch(() => null) : null;
      if (made !== null && isCreated(note, made)) persisted.drop();
      else open();
    };
    void reopen();
  }, [festivals, persisted, open]);
}
