import { artistPictureMessages as texts, type Artist } from '@lineup/domain';
import type { ReactNode } from 'react';
import { useLeaveQuestion } from '../../../app/editor/use-leave-question.ts';
import { Button } from '../../../design/controls/button.tsx';
import { useConfirm } from '../../../design/dialogs/confirm.tsx';
import { ProgressNote } from '../../../design/notices/progress-note.tsx';
import { BatchChooser } from './batch-chooser.tsx';
import { BatchReview } from './batch-review.tsx';
import classes from './picture-batch.module.css';
import { usePictureBatch, type BatchState } from './use-picture-batch.ts';

interface PictureBatchProps {
  readonly artists: readonly Artist[];
  readonly onClose: () => void;
}

/**
 * Adds pictures to many artists: selected or dropped, matched by name, decided by the user if uncertain, saved as one
 * change.
 */
export function PictureBatch({ artists, onClose }: PictureBatchProps): ReactNode {
  const batch = usePictureBatch(artists, onClose);
  const { state } = batch;
  const mayLeave = useLeaveQuestion({
    isTouched: state.step === 'review' || state.step === 'upload',
    title: texts.leave,
    ask: useConfirm(),
    hasMore: true,
  });
  const close = async () => {
    if (await mayLeave()) onClose();
  };
  return (
    <section className={classes['batch']} aria-labelledby="picture-batch">
      <header className={classes['head']}>
        <h2 id="picture-batch">{texts.title}</h2>
        <Button variant="default" onClick={() => void close()}>
          {texts.back}
        </Button>
      </header>
      {state.step === 'choose' && (
        <BatchChooser error={state.error} onRead={(find) => void batch.read(find)} />
      )}
      {state.step === 'review' && <BatchReview artists={artists} state={state} batch={batch} />}
      {state.step !== 'choose' && state.step !== 'review' && (
        <div className={classes['progress']}>
          <ProgressNote {...progressOf(state)} />
          {state.step !== 'save' && (
            // The focus was on the element that this replaces.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            <Button variant="default" autoFocus onClick={batch.cancel}>
              {state.step === 'upload' ? texts.cancelUpload : texts.cancel}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

function progressOf(state: Exclude<BatchState, { readonly step: 'choose' | 'review' }>) {
  switch (state.step) {
    case 'read':
      return { label: texts.reading, share: state.all === 0 ? null : state.done / state.all };
    case 'upload':
      return { label: texts.uploading(state.done, state.all), share: state.done / state.all };
    default:
      return { label: texts.saving, share: null };
  }
}
