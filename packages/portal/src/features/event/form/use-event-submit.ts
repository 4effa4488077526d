import type { Ask } from '../../../design/dialogs/confirm.tsx';
import { messages, type EventForm, type Festival } from '@lineup/domain';
import { isServiceError } from '@lineup/services';
import { useState } from 'react';
import { toast } from '../../../design/toasts/toast.ts';
import { longSetQuestion } from './long-set-question.ts';
import type { EventBase } from './event-values.ts';
import type { ImageStore } from '../queries/use-store-image.ts';
import type { Attempt } from './use-attempt.ts';
import type { EventBaseState } from './use-event-base.ts';
import type { EventFormState } from './use-event-form.ts';
import type { StoreEvent } from './use-store-event.ts';

/** Two versions of an event to choose from. */
export interface EventConflict {
  readonly mine: EventForm;
  readonly theirs: EventBase;
}

/** Saving, and the choice where somebody else was faster. */
export interface EventSubmit {
  readonly conflict: EventConflict | null;
  /** After a question where the set would become very long. */
  readonly save: () => Promise<void>;
  /** Saves the form in place of theirs. */
  readonly keepMine: () => void;
  /** Puts theirs into the form. */
  readonly takeTheirs: () => void;
  /** Goes back to the form as it is. */
  readonly dismissConflict: () => void;
}

interface SubmitGiven {
  readonly store: StoreEvent;
  readonly form: EventFormState;
  readonly image: { readonly file: File | null; readonly choose: (file: File | null) => void };
  readonly upload: ImageStore;
  readonly source: EventBaseState;
  readonly attempt: Attempt;
  readonly onStored: (id: string) => void;
  readonly festival: Pick<Festival, 'timezone' | 'dayStartsAt'>;
  readonly ask: Ask;
}

export function useEventSubmit(given: SubmitGiven): EventSubmit {
  const { store, form, image, source, attempt, onStored, festival, ask } = given;
  const [conflict, setConflict] = useState<EventConflict | null>(null);

  const submit = (base: EventBase | null) =>
    attempt.run(async () => {
      const values = await withImage(given);
      if (values === null) return false;
      const outcome = await store(values, base);
      setConflict(outcome.kind === 'outdated' ? { mine: values, theirs: outcome.theirs } : null);
      if (outcome.kind === 'gone') source.noteGone();
      if (outcome.kind !== 'stored') return false;
      toast.success(outcome.text);
      onStored(outcome.id);
      return true;
    }, messages.event.saveFailed);

  return {
    conflict,
    async save() {
      if (!form.submit() || attempt.isBusy) return;
      const question = longSetQuestion(form.values, festival, source.isGone ? null : source.base);
      if (question !== null && !(await ask(question))) return;
      // Noted for good: while the save is under way, the events are not followed.
      if (source.isGone) source.noteGone();
      await submit(source.isGone ? null : source.base);
    },
    keepMine() {
      if (conflict === null) return;
      source.setBase(conflict.theirs);
      void submit(conflict.theirs);
    },
    takeTheirs() {
      if (conflict === null) return;
      source.setBase(conflict.theirs);
      form.replace(conflict.theirs.form, conflict.theirs);
      image.choose(null);
      setConflict(null);
    },
    dismissConflict: () => setConflict(null),
  };
}

/** The form with the address of its stored picture; null where the upload was cancelled. */
async function withImage({ form, image, upload }: SubmitGiven): Promise<EventForm | null> {
  if (image.file === null) return form.values;
  try {
    const imageURL = await upload.store(form.values.artistName, image.file);
    return { ...form.values, imageURL };
  } catch (error) {
    if (isServiceError(error, 'cancelled')) return null;
    throw error;
  }
}
