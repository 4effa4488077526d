import { editingMessages } from '@lineup/domain';
import type { RestoredInput } from '../../../app/editor/restored-banner.tsx';
import { usePersistence, type PersistedFormInput } from '../../../app/editor/use-persisted-input.ts';
import { useLeaveQuestion } from '../../../app/editor/use-leave-question.ts';
import { useRestored } from '../../../app/editor/use-restored.ts';
import { useConfirm } from '../../../design/dialogs/confirm.tsx';
import type { ChosenImage } from '../../../design/files/use-chosen-image.ts';
import { useUndoOffer } from '../../../design/toasts/use-undo-offer.ts';
import type { PersistedCreation } from './persisted-creation.ts';
import type { CreationFlow } from './use-creation.ts';
import { useFestivalForm, type NewFestivalForm } from './use-festival-form.ts';

interface CreationGiven {
  readonly cover: ChosenImage;
  readonly flow: CreationFlow;
  readonly persisted: PersistedFormInput<PersistedCreation>;
}

/** The input for a new festival, persisted until the festival exists or the input is discarded. */
export interface CreationInput {
  readonly form: NewFestivalForm;
  /** The notice about restored input after a reload; null if there is none. */
  readonly restored: RestoredInput | null;
  /** Empties the form; the input can be restored for a moment. */
  readonly discard: () => void;
  /** Resolves to true if the form may be closed; asks first if input would be lost. */
  readonly mayLeave: () => Promise<boolean>;
}

export function useCreationInput({ cover, flow, persisted }: CreationGiven): CreationInput {
  const restored = useRestored(persisted, { isUnsaved: () => true, isPictureLost: ({ hasFile }) => hasFile });
  const form = useFestivalForm(restored.value?.form);
  const hasFile = cover.file !== null;
  const isTouched = form.isTouched || hasFile;
  const { id, isTried } = flow;
  const input: PersistedCreation = { form: form.values, id, isTried, hasFile };
  usePersistence(persisted, isTouched ? input : null);
  const ask = useConfirm();
  const mayLeave = useLeaveQuestion({
    isTouched,
    title: editingMessages.leave.ofNewFestival,
    ask,
    persisted,
    hasMore: hasFile,
  });
  const undo = useUndoOffer();
  return {
    form,
    restored: restored.note,
    discard() {
      const before = form.values;
      form.replace();
      cover.choose(null);
      restored.forget();
      undo.offer(() => form.replace(before));
    },
    mayLeave,
  };
}
