import { messages, type Festival } from '@lineup/domain';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { type ReactNode, useMemo, useState } from 'react';
import { failureNote } from '../../app/forms/failure-note.ts';
import type { WizardStep } from '../../app/routing/wizard-step.ts';
import { lazyPage } from '../../app/loading/lazy-page.tsx';
import { Button } from '../../design/controls/button.tsx';
import { EmptyState } from '../../design/page/empty-state.tsx';
import { DraftFlow } from './draft-flow.tsx';
import { NewUpload } from './new-upload-page.ts';
import { Opening, WizardFrame } from './wizard-frame.tsx';
import type { Versioned } from '@lineup/services';
import { useLineupServices } from '../../app/provider/lineup-services.ts';
import { festivalKey } from '../../app/queries/edit-records.ts';
import { useLive, type Live } from '../../app/queries/use-live.ts';
import { useOwnFormat } from '../../app/time/use-own-format.ts';
import { afterZoneHistory } from '../../app/queries/zone-history.ts';

const NoDraft = lazyPage(() => import('./no-draft.tsx'), 'NoDraft');

/** The upload wizard: starts with a file, or with the step or draft in the address. */
export function WizardPage(): ReactNode {
  const { id = '', uploadId } = useParams({ strict: false });
  const { step } = useSearch({ strict: false });
  const { live, lastSeen } = useFestival(id);
  const isBeforeDraft = uploadId === undefined || step === 1;
  const isDeleted = live.status === 'success' && live.data === null;
  // A draft outlives its festival: it can still be read and downloaded.
  const festival = isDeleted && isBeforeDraft ? null : lastSeen;
  return (
    <WizardFrame festivalId={id} festivalName={festival?.name ?? null} uploadId={uploadId ?? ''}>
      {festival === null && <NoFestival live={live} />}
      {festival !== null && isBeforeDraft && <BeforeDraft key={id} festival={festival} step={step} />}
      {festival !== null && !isBeforeDraft && (
        <DraftFlow
          key={`${id}/${uploadId}`}
          festival={festival}
          isFestivalDeleted={isDeleted}
          uploadId={uploadId}
          asked={step}
        />
      )}
    </WizardFrame>
  );
}

interface BeforeDraftProps {
  readonly festival: Festival;
  readonly step: WizardStep | undefined;
}

function BeforeDraft({ festival, step }: BeforeDraftProps) {
  if (step === 3 || step === 4) return <NoDraft festival={festival} step={step} />;
  return <NewUpload festival={festival} />;
}

function NoFestival({ live }: { readonly live: FollowedFestival['live'] }) {
  if (live.status === 'loading') return <Opening label="Loading" />;
  if (live.status === 'success') {
    return <EmptyState title={messages.festival.notFound} action={<Link to="/">Return to Dashboard</Link>} />;
  }
  return (
    <EmptyState title={messages.festival.loadFailed} action={<Button onClick={live.retry}>Try Again</Button>}>
      {failureNote(live.error, messages.festival.loadFailed)}
    </EmptyState>
  );
}

interface FollowedFestival {
  readonly live: Live<Versioned<Festival> | null>;
  /** The last loaded version of the festival, even if it was deleted or cannot be read since; null before. */
  readonly lastSeen: Versioned<Festival> | null;
}

/** Follows the festival of the upload. */
function useFestival(festivalId: string): FollowedFestival {
  const services = useLineupServices();
  const follow = useMemo(
    () =>
      afterZoneHistory<Versioned<Festival> | null>(
        (onNext, onError) => services.festivals.watch(festivalId, onNext, onError),
        (festival) => (festival === null ? [] : [festival]),
      ),
    [services, festivalId],
  );
  const live = useLive(festivalKey(festivalId), follow);
  const [lastSeen, setLastSeen] = useState<Versioned<Festival> | null>(null);
  const seen = live.status === 'success' ? live.data : null;
  if (seen !== null && seen !== lastSeen) setLastSeen(seen);
  return { live, lastSeen: useOwnFormat(seen ?? lastSeen) };
}
