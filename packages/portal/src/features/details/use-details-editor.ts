import { messages, type Festival } from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import { useState } from 'react';
import type { RestoredInput } from '../../app/unsaved-input/restored-banner.tsx';
import { saveFailureText } from '../../app/forms/save-failure.ts';
import { useKeeping, useKeptInput } from '../../app/unsaved-input/use-kept-input.ts';
import { useLeaveQuestion } from '../../app/unsaved-input/use-leave-question.ts';
import { usePending } from '../../app/forms/use-pending.ts';
import { useRestored } from '../../app/unsaved-input/use-restored.ts';
import { useConfirm } from '../../design/dialogs/confirm.tsx';
import { toast } from '../../design/toasts/toast.ts';
import { useUndoOffer } from '../../design/toasts/use-undo-offer.ts';
import { isStillUnsaved, keptDetails, noteOfDetails } from './kept-details.ts';
import { changedFieldNames } from './same-details.ts';
import { useCoverEdit, type CoverEdit } from './use-cover-edit.ts';
import { useDetailsForm, type DetailsForm } from './use-details-form.ts';
import { useSaveDetails, type SaveOutcome, type SaveQuestions } from './use-save-details.ts';
import { useStoreCover, type CoverStore } from './use-store-cover.ts';

/** The details form, open or not, and what can be done with it. */
export interface DetailsEditor {
  readonly isEditing: boolean;
  readonly form: DetailsForm;
  readonly cover: CoverEdit;
  readonly coverStore: CoverStore;
  readonly isSaving: boolean;
  /** Why the last try failed, or null. */
  readonly failure: string | null;
  /** The names of the fields that somebody else has changed since the form was filled in. */
  readonly changedMeanwhile: readonly string[];
  /** What is said of input that came back after a reload; null where none did. */
  readonly restored: RestoredInput | null;
  readonly edit: () => void;
  readonly save: () => void;
  /** Closes the form and restores what is saved; what was typed can be brought back for a moment. */
  readonly cancel: () => void;
  /** Nothing of the form is to come back after this page. */
  readonly forget: () => void;
}

/** `festival` is as it is now. */
export function useDetailsEditor(festival: Versioned<Festival>, questions: SaveQuestions): DetailsEditor {
  const kept = useKeptInput(keptDetails, festival.id);
  const restored = useRestored(kept, {
    isUnsaved: (note) => isStillUnsaved(note, festival),
    isPictureLost: (note) => note.cover === 'replace',
  });
  const [isEditing, setEditing] = useState(restored.value !== null);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useDetailsForm(restored.value?.base ?? festival, restored.value?.form);
  const cover = useCoverEdit(restored.value?.cover === 'remove');
  const coverStore = useStoreCover();
  const { pending, run } = usePending();
  const undo = useUndoOffer();
  const saveDetails = useSaveDetails(questions);
  const isTouched = form.isTouched || cover.change.kind !== 'keep';
  const input = { base: form.base, form: form.values, cover: cover.change.kind };
  useKeeping(kept, isEditing && isTouched ? noteOfDetails(input) : null);
  useLeaveQuestion({
    isTouched: isEditing && isTouched,
    title: 'Discard your changes?',
    ask: useConfirm(),
    kept,
    hasMore: cover.change.kind === 'replace',
  });

  const close = () => {
    restored.forget();
    setEditing(false);
    setFailure(null);
    coverStore.forget();
  };
  const settle = async (outcome: SaveOutcome) => {
    if (outcome.kind === 'stopped') return;
    if (outcome.kind === 'theirs') return close();
    if (outcome.kind === 'refused') {
      form.begin(outcome.base, outcome.form);
      return form.refuse();
    }
    const { change } = cover;
    const isCoverOnly = change.kind === 'replace' && !form.isTouched;
    // From here on the details are safe: a try to store the cover again does not write them once more.
    form.begin(outcome.festival);
    if (!isCoverOnly) toast.success(messages.festival.saved);
    if (change.kind === 'replace' && !(await coverStore.store(festival.id, change.file))) return;
    if (isCoverOnly) toast.success(messages.festival.saved);
    close();
  };
  const send = () =>
    run(async () => {
      setFailure(null);
      try {
        await settle(await saveDetails({ base: form.base, form: form.values, cover: cover.change }));
      } catch (error) {
        setFailure(saveFailureText(error, messages.festival.saveFailed));
      }
    });

  return {
    isEditing,
    form,
    cover,
    coverStore,
    isSaving: pending,
    failure,
    restored: restored.note,
    changedMeanwhile: isEditing && !pending ? changedFieldNames(form.base, festival) : [],
    edit: () => {
      undo.withdraw();
      form.begin(festival);
      cover.reset();
      setEditing(true);
    },
    save: () => {
      if (form.submit() !== null) void send();
    },
    cancel: () => {
      if (pending) return;
      close();
      if (isTouched) undo.offer(() => setEditing(true));
    },
    forget: kept.drop,
  };
}
