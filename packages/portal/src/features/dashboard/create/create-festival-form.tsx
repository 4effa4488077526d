import { useImperativeHandle, useState, type Ref } from 'react';
import type { KeptNoteHandle } from '../../../app/unsaved-input/kept-note.ts';
import { useKeeping, useKeptInput } from '../../../app/unsaved-input/use-kept-input.ts';
import { useChosenImage, type ChosenImage } from '../../../design/files/use-chosen-image.ts';
import { CoverRetry } from './cover-retry.tsx';
import type { FormHandle } from './form-handle.ts';
import { FormStep } from './form-step.tsx';
import { creationNoteId, keptCreation } from './kept-creation.ts';
import { useCreation, type CreationFlow } from './use-creation.ts';

interface CreateFestivalFormProps {
  readonly ref: Ref<FormHandle>;
  /** Told what was created; null when nothing was. */
  readonly onClose: (createdId: string | null) => void;
}

/** The form of a new festival, and what follows when only its cover could not be stored. */
export function CreateFestivalForm({ ref, onClose }: CreateFestivalFormProps) {
  const cover = useChosenImage(...useState<File | null>(null));
  const kept = useKeptInput(keptCreation, creationNoteId);
  const done = (id: string) => {
    kept.drop();
    onClose(id);
  };
  const flow = useCreation(done, kept.restored?.value);
  const { state } = flow;
  const given = { ref, cover, flow, kept };
  if (state.step === 'form') {
    return <FormStep {...given} failure={state.failure} onCancel={() => onClose(null)} />;
  }
  return <CoverStep {...given} state={state} onLeave={() => onClose(state.id)} />;
}

interface CoverStepProps {
  readonly ref: Ref<FormHandle>;
  readonly cover: ChosenImage;
  readonly flow: CreationFlow;
  readonly kept: KeptNoteHandle;
  readonly state: Extract<CreationFlow['state'], { step: 'withoutImage' }>;
  readonly onLeave: () => void;
}

function CoverStep({ ref, cover, flow, kept, state, onLeave }: CoverStepProps) {
  useKeeping(kept, null);
  useImperativeHandle(ref, () => ({
    async leave() {
      if (!flow.isPending) onLeave();
    },
  }));
  return (
    <CoverRetry
      reason={state.reason}
      cover={cover}
      isPending={flow.isPending}
      onRetry={(file) => void flow.storeCover(file)}
      onLeave={onLeave}
    />
  );
}
