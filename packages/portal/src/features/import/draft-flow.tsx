import { type Festival, uploadMessages } from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Button } from '../../design/controls/button.tsx';
import { useEvents } from '../../app/queries/use-events.ts';
import type { WizardStep } from '../../app/routing/wizard-step.ts';
import { EmptyState } from '../../design/page/empty-state.tsx';
import { DraftSteps } from './draft-steps.tsx';
import { NewUpload } from './new-upload-page.ts';
import { newUploads, stepOf } from './flow/wizard-state.ts';
import { useDraftFlow } from './flow/use-draft-flow.ts';
import { ProcessingFailed, ProcessingStep } from './steps/processing/processing-page.ts';
import { Opening, useWizardStep } from './wizard-frame.tsx';

interface DraftFlowProps {
  readonly festival: Versioned<Festival>;
  readonly isFestivalDeleted: boolean;
  readonly uploadId: string;
  /** The step in the address. */
  readonly asked: WizardStep | undefined;
}

/** The wizard's steps with an upload: processing, review, save. */
export function DraftFlow(props: DraftFlowProps) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} {...props} onReopen={() => setAttempt(attempt + 1)} />;
}

interface AttemptProps extends DraftFlowProps {
  readonly onReopen: () => void;
}

/** An attempt to open the upload. */
function Attempt({ festival, isFestivalDeleted, uploadId, asked, onReopen }: AttemptProps) {
  const { state, failure } = useDraftFlow(festival, uploadId, asked);
  const { events } = useEvents(festival.id);
  const navigate = useNavigate();
  const isOpening = state.status === 'idle';
  const isAwaited = isOpening && newUploads.has(uploadId) && failure === null;
  const step = isOpening ? null : stepOf(state, asked);
  useWizardStep(isAwaited ? 2 : step);

  const isStepOutdated = state.status === 'completed' && step !== 1 && step !== asked;
  useEffect(() => {
    if (!isStepOutdated) return;
    const params = { id: festival.id, uploadId };
    void navigate({ to: '/festival/$id/upload/$uploadId', params, search: { step: 3 }, replace: true });
  }, [isStepOutdated, festival.id, uploadId, navigate]);

  if (step === 1) return <NewUpload festival={festival} />;
  return (
    <>
      {isAwaited && <ProcessingStep fileName={null} type={newUploads.typeOf(uploadId)} trouble={null} />}
      {isOpening && !isAwaited && failure === null && <Opening label="Loading the draft" />}
      {failure !== null && <OpeningFailed festivalId={festival.id} reason={failure} onRetry={onReopen} />}
      {state.status === 'processing' && (
        <ProcessingStep
          fileName={state.upload.fileName}
          type={state.upload.uploadType}
          trouble={state.trouble}
        />
      )}
      {state.status === 'error' && <ProcessingFailed festivalId={festival.id} reason={state.reason} />}
      {state.status === 'completed' && (
        <DraftSteps
          festival={festival}
          isFestivalDeleted={isFestivalDeleted}
          upload={state.upload}
          draft={state.draft}
          isReopened={state.isReopened}
          stored={events.status === 'success' ? events.data : null}
          step={step === 4 ? 4 : 3}
        />
      )}
    </>
  );
}

interface OpeningFailedProps {
  readonly festivalId: string;
  readonly reason: string;
  readonly onRetry: () => void;
}

function OpeningFailed({ festivalId, reason, onRetry }: OpeningFailedProps) {
  return (
    <EmptyState title={uploadMessages.loadFailed} action={<Button onClick={onRetry}>Try Again</Button>}>
      <p>{reason}</p>
      <Link to="/festival/$id/upload" params={{ id: festivalId }}>
        Upload another file
      </Link>
    </EmptyState>
  );
}
