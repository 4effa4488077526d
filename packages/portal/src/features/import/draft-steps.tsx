import {
  isUnplaced,
  wizardMessages,
  type Festival,
  type LineupEvent,
  type Upload,
  messages,
  uploadMessages,
} from '@lineup/domain';
import { isServiceError, loadMerging, loadSaving, type Versioned } from '@lineup/services';
import { Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { localStore } from '../../app/browser-storage.ts';
import { lazyPage } from '../../app/loading/lazy-page.tsx';
import { usePortal } from '../../app/portal-context.ts';
import { useUnplacedActs } from '../../app/queries/use-unplaced-acts.ts';
import { useUploads } from '../../app/provider/use-uploads.ts';
import { useLoadAhead } from '../../app/loading/load-ahead.ts';
import { CrashBoundary } from '../../design/notices/crash-boundary.tsx';
import { PageSpinner } from '../../design/page/page-spinner.tsx';
import { toast } from '../../design/toasts/toast.ts';
import type { DraftStore } from './draft/draft-store.ts';
import { verdictOn } from './flow/announcement.ts';
import { newUploads } from './flow/wizard-state.ts';
import type { ValidatedDraft } from './draft/validate-draft.ts';
import { DraftPlaceContext, DraftSessionContext } from './draft/use-draft.ts';
import { useRowView } from './draft/use-row-view.ts';
import {
  createDraftSession,
  type DraftSession,
  persistEdits,
  useLeaveGuard,
} from './autosave/draft-session.ts';
import { carriedReviews } from './columns/carried-reviews.ts';
import type { ChangeColumnsProps } from './columns/change-columns.tsx';
import { createJournal } from './autosave/journal.ts';
import { ReviewStep } from './steps/review/review-step.tsx';
import { undoToastId } from './steps/review/use-remove-event.ts';
import { useQuery } from '@tanstack/react-query';
import { nextTurn } from '../../app/loading/when-idle.ts';
import { Banner } from '../../design/notices/banner.tsx';

const ChangeColumns = lazyPage<'ChangeColumns', ChangeColumnsProps>(
  () => import('./columns/change-columns.tsx'),
  'ChangeColumns',
);
const CarriedChanges = lazyPage(() => import('./columns/carried-changes.tsx'), 'CarriedChanges');
const LeftOutList = lazyPage(() => import('./mapping/screen/left-out-list.tsx'), 'LeftOutList');
const DownloadReviewed = lazyPage(() => import('./steps/save/download-reviewed.tsx'), 'DownloadReviewed');
const SaveStep = lazyPage(() => import('./steps/save/save-step.tsx'), 'SaveStep');
const CompareReview = lazyPage(() => import('./merge/compare/compare-review.tsx'), 'CompareReview');
const MergeSaveStep = lazyPage(() => import('./merge/merge-save-step.tsx'), 'MergeSaveStep');
const ahead = [SaveStep.fetch, loadSaving];
const aheadOfMerge = [MergeSaveStep.fetch, loadMerging];

interface DraftStepsProps {
  readonly festival: Versioned<Festival>;
  readonly isFestivalDeleted: boolean;
  readonly upload: Upload;
  readonly draft: ValidatedDraft;
  /** Whether it was already completed when first read. */
  readonly isReopened: boolean;
  /** The sets already in the schedule; null while loading. */
  readonly stored: readonly LineupEvent[] | null;
  readonly step: 3 | 4;
}

/** The steps with a draft: review and save. Both share one session, so that switching between them changes nothing. */
export function DraftSteps({ festival, upload, draft, stored, ...rest }: DraftStepsProps) {
  const uploads = useUploads();
  const { now } = usePortal();
  const [session] = useState(() =>
    createDraftSession(draft, festival, {
      keep: (edits) => persistEdits(uploads, upload.festivalId, upload.uploadId, edits),
      journal: createJournal(localStore(), upload.uploadId),
      now,
      onRemovalsSent: (ids) => ids.forEach((id) => toast.dismiss(undoToastId(id))),
    }),
  );
  useEffect(() => {
    const stop = session.start();
    session.store.followDayStart();
    return stop;
  }, [session]);
  useEffect(() => session.store.setFestival(festival), [session, festival]);
  useStoredStages(upload, session, { before: draft.rules.festival.stages, now: festival.stages });
  useEffect(() => {
    const retry = () => session.autosave.retryNow();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [session]);
  useLeaveGuard(session.autosave);
  return (
    <DraftSessionContext value={session}>
      <Steps {...rest} festival={festival} upload={upload} stored={stored} session={session} />
    </DraftSessionContext>
  );
}

interface StepsProps extends Omit<DraftStepsProps, 'draft'> {
  readonly session: DraftSession;
}

function Steps({ festival, isFestivalDeleted, upload, isReopened, stored, step, session }: StepsProps) {
  const view = useRowView();
  const [isReady, setReady] = useState(false);
  const [columns, setColumns] = useState<'closed' | 'open' | 'left'>('closed');
  // Sets of an earlier attempt whose response was lost belong to the draft itself.
  const isOther = ({ id }: { readonly id: string }) => session.store.row(id) === undefined;
  const hasOtherActs = useHasOtherActs(festival.id, session, isOther);
  const isKnown = stored !== null && hasOtherActs !== null;
  const hasOthers = isKnown && (stored.some(isOther) || hasOtherActs);
  const compared = stored !== null && hasOthers ? { festival, upload, stored } : null;
  const isAlone = isKnown && !hasOthers;
  const place = useMemo(() => ({ upload, isCompared: hasOthers }), [upload, hasOthers]);
  // Otherwise the comparison sets the outcome. Before the first paint, so that no rows move afterwards.
  useLayoutEffect(() => {
    if (isAlone) session.setOutcome(null);
  }, [session, isAlone]);
  useLoadAhead(hasOthers ? aheadOfMerge : ahead);
  useVerdict(upload.uploadId, isReopened, session.store);
  return (
    <DraftPlaceContext value={place}>
      <DraftGone isFestivalDeleted={isFestivalDeleted} session={session} />
      {/* Inside the session, which holds the edits. */}
      <CrashBoundary shown={String(step)}>
        {step === 3 && columns === 'open' ? (
          <Suspense fallback={<PageSpinner />}>
            <ChangeColumns festival={festival} upload={upload} onBack={() => setColumns('left')} />
          </Suspense>
        ) : step === 3 ? (
          <>
            {carriedReviews.of(upload.uploadId) !== null && (
              <Suspense>
                <CarriedChanges uploadId={upload.uploadId} />
              </Suspense>
            )}
            {upload.leftOut !== undefined && (
              <Suspense>
                <LeftOutList {...upload.leftOut} />
              </Suspense>
            )}
            <ReviewStep
              festival={festival}
              uploadId={upload.uploadId}
              view={view}
              columns={
                upload.uploadType === 'image'
                  ? null
                  : { wereOpen: columns === 'left', onOpen: () => setColumns('open') }
              }
              comparison={
                compared && {
                  isReady,
                  content: (
                    <Suspense fallback={<PageSpinner />}>
                      <CompareReview {...compared} onReady={setReady} />
                    </Suspense>
                  ),
                }
              }
            />
          </>
        ) : (
          <Suspense fallback={<PageSpinner />}>
            {/* Whether a comparison is needed must be known before anything is saved. */}
            {!isKnown && <PageSpinner />}
            {isAlone && <SaveStep festival={festival} upload={upload} />}
            {compared !== null && <MergeSaveStep {...compared} />}
          </Suspense>
        )}
      </CrashBoundary>
    </DraftPlaceContext>
  );
}

/**
 * Returns true if the festival has other acts without a place than those of the draft, for a file that only contains
 * such acts: it is compared with them as sets are with sets. False for any other file; null while loading.
 */
function useHasOtherActs(
  festivalId: string,
  { store }: DraftSession,
  isOther: (act: { readonly id: string }) => boolean,
): boolean | null {
  const [isOfActs] = useState(() => store.rows().every(({ event }) => isUnplaced(event)));
  const acts = useUnplacedActs(festivalId, isOfActs);
  if (!isOfActs || acts.status === 'error') return false;
  return acts.status === 'success' ? acts.data.some(isOther) : null;
}

/**
 * Announces once the result of checking an upload whose processing was awaited, when its open questions are known too.
 */
function useVerdict(uploadId: string, isReopened: boolean, store: DraftStore): void {
  const isDue = useRef(!isReopened || newUploads.has(uploadId));
  const isChecked = useSyncExternalStore(store.subscribe, store.questionedCount) !== null;
  useEffect(() => newUploads.forget(uploadId), [uploadId]);
  useEffect(() => {
    if (!isDue.current || !isChecked) return;
    isDue.current = false;
    const verdict = verdictOn(store.counts());
    if (verdict !== null) toast[verdict.kind](verdict.text);
  }, [isChecked, store]);
}

interface Stages {
  /** The stages of the festival when the draft was read. */
  readonly before: readonly string[];
  readonly now: readonly string[];
}

/**
 * Reads the draft again whenever the festival's stages change: renaming a stage elsewhere also changes the stored
 * drafts. A failed read is retried.
 */
function useStoredStages(
  { festivalId, uploadId }: Pick<Upload, 'festivalId' | 'uploadId'>,
  session: DraftSession,
  { before, now }: Stages,
): void {
  const uploads = useUploads();
  const [seen, setSeen] = useState({ stages: before, changes: 0 });
  if (JSON.stringify(now) !== JSON.stringify(seen.stages))
    setSeen({ stages: now, changes: seen.changes + 1 });
  useQuery({
    queryKey: ['stored stages', uploadId, seen.changes],
    queryFn: async () => {
      await session.followStages(() => uploads.draftEvents(festivalId, uploadId, nextTurn));
      return true;
    },
    enabled: seen.changes > 0,
    retry: true,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

interface DraftGoneProps {
  readonly isFestivalDeleted: boolean;
  readonly session: DraftSession;
}

/**
 * Says that somebody else has deleted the festival, or saved or removed this draft, and lets the user keep unsaved
 * input.
 */
function DraftGone({ isFestivalDeleted, session: { autosave } }: DraftGoneProps) {
  const failure = useSyncExternalStore(autosave.subscribe, autosave.failure);
  if (!isFestivalDeleted && !isServiceError(failure, 'not-found')) return null;
  return (
    <Banner tone="red" title={isFestivalDeleted ? messages.festival.notFound : uploadMessages.notFound}>
      <p>{isFestivalDeleted ? wizardMessages.gone.festival : wizardMessages.gone.draft}</p>
      <Suspense>
        <DownloadReviewed />
      </Suspense>
    </Banner>
  );
}
