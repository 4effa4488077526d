import { useImperativeHandle, useState, type Ref } from 'react';
import type { PersistedEntry } from '../../../app/unsaved-input/persisted-entry.ts';
import { usePersistence, usePersistedInput } from '../../../app/unsaved-input/use-persisted-input.ts';
import { useChosenImage, type ChosenImage } from '../../../design/files/use-chosen-image.ts';
import { CoverRetry } from './cover-retry.tsx';
import type { FormHandle } from './form-handle.ts';
import { FormStep } from './form-step.tsx';
import { creationEntryId, persistedCreation } from './persisted-creation.ts';
import { useCreation, type CreationFlow } from './use-creation.ts';

interface CreateFestivalFormProps {
  readonly ref: Ref<FormHandle>;
  /** Told what was created; null when nothing was. */
  readonly onClose: (createdId: string | null) => void;
}

/** The form of a new festival, and what follows when only its cover could not be stored. */
export function CreateFestivalForm({ ref, onClose }: CreateFestivalFormProps) {
  const cover = useChosenImage(...useState<File | null>(null));
  const persisted = usePersistedInput(persistedCreation, creationEntryId);
  const done = (id: string) => {
    persisted.drop();
    onClose(id);
  };
  const flow = useCreation(done, persisted.restored?.value);
  const { state } = flow;
  const given = { ref, cover, flow, persisted };
  if (state.step === 'form') {
    return <FormStep {...given} failure={state.failure} onCancel={() => onClose(null)} />;
  }
  return <CoverStep {...given} state={state} onLeave={() => onClose(state.id)} />;
}

interface CoverStepProps {
  readonly ref: Ref<FormHandle>;
  readonly cover: ChosenImage;
  readonly flow: CreationFlow;
  readonly persisted: PersistedEntry;
  readonly state: Extract<CreationFlow['state'], { step: 'withoutImage' }>;
  readonly onLeave: () => void;
}

function CoverStep({ ref, cover, flow, persisted, state, onLeave }: CoverStepProps) {
  usePersistence(persisted, null);
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
