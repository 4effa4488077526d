import type { RestoredInput } from '../../../app/unsaved-input/restored-banner.tsx';
import { useKeeping, type KeptFormInput } from '../../../app/unsaved-input/use-kept-input.ts';
import { useLeaveQuestion } from '../../../app/unsaved-input/use-leave-question.ts';
import { useRestored } from '../../../app/unsaved-input/use-restored.ts';
import { useConfirm } from '../../../design/dialogs/confirm.tsx';
import type { ChosenImage } from '../../../design/files/use-chosen-image.ts';
import { useUndoOffer } from '../../../design/toasts/use-undo-offer.ts';
import type { KeptCreation } from './kept-creation.ts';
import type { CreationFlow } from './use-creation.ts';
import { useFestivalForm, type NewFestivalForm } from './use-festival-form.ts';

interface CreationGiven {
  readonly cover: ChosenImage;
  readonly flow: CreationFlow;
  readonly kept: KeptFormInput<KeptCreation>;
}

/** What is typed for a new festival, kept noted until the festival stands or the input is dropped. */
export interface CreationInput {
  readonly form: NewFestivalForm;
  /** What is said of input that came back after a reload; null where none did. */
  readonly restored: RestoredInput | null;
  /** Empties the form; the input can be brought back for a moment. */
  readonly discard: () => void;
  /** Whether the form may be closed; asks where something would be lost. */
  readonly mayLeave: () => Promise<boolean>;
}

export function useCreationInput({ cover, flow, kept }: CreationGiven): CreationInput {
  const restored = useRestored(kept, { isUnsaved: () => true, isPictureLost: ({ hasFile }) => hasFile });
  const form = useFestivalForm(restored.value?.form);
  const hasFile = cover.file !== null;
  const isTouched = form.isTouched || hasFile;
  const { id, isTried } = flow;
  const input: KeptCreation = { form: form.values, id, isTried, hasFile };
  useKeeping(kept, isTouched ? input : null);
  const ask = useConfirm();
  const mayLeave = useLeaveQuestion({
    isTouched,
    title: 'Discard this festival?',
    ask,
    kept,
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
