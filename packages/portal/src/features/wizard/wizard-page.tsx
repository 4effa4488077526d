import { messages } from '@lineup/domain';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { failureNote } from '../../app/forms/failure-note.ts';
import { lazyPage } from '../../app/loading/lazy-page.tsx';
import { Button } from '../../design/controls/button.tsx';
import { EmptyState } from '../../design/page/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '../../design/page/skeleton.tsx';
import { DraftFlow } from './draft-flow.tsx';
import { NewUpload } from './new-upload.tsx';
import { useFestival } from './queries/use-festival.ts';
import { WizardFrame } from './wizard-frame.tsx';
import classes from './wizard-page.module.css';

const NoDraft = lazyPage(() => import('./no-draft.tsx'), 'NoDraft');

/** The upload wizard: begins with a file, or with the step or the draft that the address names. */
export function WizardPage(): ReactNode {
  const { id = '', uploadId } = useParams({ strict: false });
  const { step } = useSearch({ strict: false });
  const { live, lastSeen } = useFestival(id);
  if (lastSeen === null) return <NoFestival festivalId={id} live={live} />;
  const isDeleted = live.status === 'success' && live.data === null;
  if (uploadId === undefined || step === 1) {
    if (isDeleted) return <NoFestival festivalId={id} live={live} />;
    if (step === 3 || step === 4) return <NoDraft festival={lastSeen} step={step} />;
    return <NewUpload key={id} festival={lastSeen} />;
  }
  return (
    <DraftFlow
      key={`${id}/${uploadId}`}
      festival={lastSeen}
      isFestivalDeleted={isDeleted}
      uploadId={uploadId}
      asked={step}
    />
  );
}

interface NoFestivalProps {
  readonly festivalId: string;
  readonly live: ReturnType<typeof useFestival>['live'];
}

function NoFestival({ festivalId, live }: NoFestivalProps) {
  return (
    <WizardFrame festivalId={festivalId} festivalName={null} step={null}>
      {live.status === 'loading' && (
        <SkeletonGroup label="Loading">
          <div className={classes['skeletons']}>
            <Skeleton className={classes['line']} />
            <Skeleton className={classes['box']} />
          </div>
        </SkeletonGroup>
      )}
      {live.status === 'error' && (
        <EmptyState
          title={messages.festival.loadFailed}
          action={<Button onClick={live.retry}>Try Again</Button>}
        >
          {failureNote(live.error, messages.festival.loadFailed)}
        </EmptyState>
      )}
      {live.status === 'success' && (
        <EmptyState title={messages.festival.notFound} action={<Link to="/">Return to Dashboard</Link>} />
      )}
    </WizardFrame>
  );
}
