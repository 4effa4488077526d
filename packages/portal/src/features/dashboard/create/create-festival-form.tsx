import { useImperativeHandle, useState, type Ref } from 'react';
import type { PersistedEntry } from '../../../app/editor/persisted-input.ts';
import { usePersistence, usePersistedInput } from '../../../app/editor/use-persisted-input.ts';
import { useChosenImage, type ChosenImage } from '../../../design/files/use-chosen-image.ts';
import { FormStep } from './form-step.tsx';
import { creationEntryId, persistedCreation } from './persisted-creation.ts';
import { useCreation, type CreationFlow } from './use-creation.ts';
import { editingMessages } from '@lineup/domain';
import { Button } from '../../../design/controls/button.tsx';
import { Banner } from '../../../design/notices/banner.tsx';
import { CoverField } from './cover-field.tsx';
import classes from './create-festival-form.module.css';

interface CreateFestivalFormProps {
  readonly ref: Ref<FormHandle>;
  /** Called with the id of the created festival; null if there is none. */
  readonly onClose: (createdId: string | null) => void;
}

/** The form of a new festival, and the next step if only its cover could not be stored. */
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

/** What the surrounding dialog can call on the form. */
export interface FormHandle {
  /** Closes the dialog, after a question if input would be lost. */
  leave(): Promise<void>;
}

interface CoverRetryProps {
  readonly reason: string;
  readonly cover: ChosenImage;
  readonly isPending: boolean;
  readonly onRetry: (file: File) => void;
  readonly onLeave: () => void;
}

/**
 * Shown when the festival was created but its cover could not be stored: retries it, selects another, or continues
 * without.
 */
function CoverRetry({ reason, cover, isPending, onRetry, onLeave }: CoverRetryProps) {
  const { file } = cover;
  return (
    <div className={classes['form']}>
      <Banner tone="red" title={editingMessages.newFestival.createdWithoutImage}>
        {reason}
      </Banner>
      <CoverField cover={cover} disabled={isPending} />
      <div className={classes['actions']}>
        <Button variant="default" disabled={isPending} onClick={onLeave}>
          Continue Without Image
        </Button>
        <Button
          data-autofocus
          loading={isPending}
          disabled={file === null}
          onClick={() => file !== null && onRetry(file)}
        >
          Try Again
        </Button>
      </div>
    </div>
  );
}
