import { wizardMessages, type UploadType, uploadMessages } from '@lineup/domain';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '../../../../design/controls/button.tsx';
import { Loader } from '../../../../design/controls/loader.tsx';
import { Banner } from '../../../../design/notices/banner.tsx';
import classes from './processing-step.module.css';

const goesOnText =
  'This may take a few minutes. You can leave this page: the upload goes on, and you find it under “Drafts not yet saved”.';
/** Pictures are refused as soon as they are inspected. */
const pictureText = uploadMessages.imageNotAvailable;

export interface ProcessingStepProps {
  readonly fileName: string | null;
  /** Null while unknown. */
  readonly type: UploadType | null;
  /** Why the last read of the upload failed; it is being retried. */
  readonly trouble: string | null;
}

/** Shown while the file is being processed. */
export function ProcessingStep({ fileName, type, trouble }: ProcessingStepProps) {
  return (
    <section className={classes['step']}>
      <Loader size={48} />
      <div className={classes['words']} aria-live="polite">
        <h2>Processing Your File</h2>
        <p>
          {fileName !== null && <strong>{fileName}</strong>} {type === 'image' ? pictureText : goesOnText}
        </p>
      </div>
      {trouble !== null && (
        <output className={classes['trouble']}>{wizardMessages.stillTrying(trouble)}</output>
      )}
    </section>
  );
}

export interface ProcessingFailedProps {
  readonly festivalId: string;
  /** The reason in the upload's record. */
  readonly reason: string | null;
}

/** Shown if the file could not be read. */
export function ProcessingFailed({ festivalId, reason }: ProcessingFailedProps) {
  const navigate = useNavigate();
  return (
    <section className={classes['failed']}>
      <Banner tone="red" title={uploadMessages.processingFailedTryAgain}>
        {reason}
      </Banner>
      <Button onClick={() => void navigate({ to: '/festival/$id/upload', params: { id: festivalId } })}>
        Try Again
      </Button>
    </section>
  );
}
