import { draftMessages, mergeMessages, type Upload, uploadMessages } from '@lineup/domain';
import { hasNothingToDo, mergedSchedule } from '@lineup/domain/merge';
import { errorText } from '@lineup/services';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { useUploads } from '../../../../app/provider/use-uploads.ts';
import { Button } from '../../../../design/controls/button.tsx';
import { Banner } from '../../../../design/notices/banner.tsx';
import { Skeleton, SkeletonGroup } from '../../../../design/page/skeleton.tsx';
import { toast } from '../../../../design/toasts/toast.ts';
import { useDraftCounts, useDraftSession, useQuestionedCount } from '../../draft/use-draft.ts';
import { changesArtists, useComparison, type Compared, type Comparison } from '../use-comparison.ts';
import { useDecisions } from '../use-decisions.ts';
import { CompareRows } from './compare-rows.tsx';
import classes from './compare-review.module.css';
import { ScopeFields } from './scope-fields.tsx';
import { SourceField } from './source-field.tsx';

const PlannedArtists = lazy(async () => ({
  default: (await import('../../artists/artists-to-save.tsx')).PlannedArtists,
}));

interface CompareReviewProps extends Omit<Compared, 'fileName'> {
  readonly upload: Upload;
  /** Called with whether the lineup can be saved as decided. */
  readonly onReady: (isReady: boolean) => void;
}

/** Compares a file with the sets that the festival already has, and asks what to do with each difference. */
export function CompareReview({ upload, festival, stored, onReady }: CompareReviewProps) {
  const [decisions, store] = useDecisions(upload.uploadId);
  const state = useComparison({ festival, stored, upload }, decisions);
  const comparison = state.status === 'ready' ? state.comparison : null;
  const hasNoQuestions = useQuestionedCount() === 0;
  const isReady = comparison !== null && mayBeSaved(comparison) && hasNoQuestions;
  useEffect(() => onReady(isReady), [onReady, isReady]);
  useConflictsOfOutcome(comparison, { stored, festival });
  return (
    <section className={classes['compare']} aria-label="Comparison with the schedule">
      {state.status === 'loading' && (
        <SkeletonGroup label="Comparing with the schedule">
          <Skeleton className={classes['skeleton']} />
        </SkeletonGroup>
      )}
      {state.status === 'error' && (
        <Banner tone="red" title={errorText(state.error, mergeMessages.sourcesFailed)}>
          <Button variant="default" onClick={state.retry}>
            Try Again
          </Button>
        </Banner>
      )}
      {comparison !== null && (
        <>
          <div className={classes['fields']}>
            <SourceField festival={festival} comparison={comparison} decisions={decisions} store={store} />
            <ScopeFields comparison={comparison} decisions={decisions} store={store} />
          </div>
          <Verdict comparison={comparison} upload={upload} />
          <CompareRows comparison={comparison} festival={festival} store={store} />
        </>
      )}
    </section>
  );
}

/** Returns true if nothing is left to decide, fix or name. */
export function mayBeSaved({ plan, faults, source, isNothingToDo }: Comparison): boolean {
  return plan.open === 0 && faults.size === 0 && source.error === null && !isNothingToDo;
}

/** Shows the conflicts of the schedule after saving in the rows. */
function useConflictsOfOutcome(
  comparison: Comparison | null,
  { stored, festival }: Pick<Compared, 'stored' | 'festival'>,
): void {
  const session = useDraftSession();
  const plan = comparison?.plan ?? null;
  const { timezone, dayStartsAt } = festival;
  useEffect(() => {
    if (plan !== null) session.setOutcome(mergedSchedule(plan, stored, { timezone, dayStartsAt }));
  }, [session, plan, stored, timezone, dayStartsAt]);
}

interface VerdictProps {
  readonly comparison: Comparison;
  readonly upload: Upload;
}

/** Says whether the lineup can be saved, or what is left to do. Always shows one of the two. */
function Verdict({ comparison, upload }: VerdictProps) {
  const { plan, faults, artists, isNothingToDo } = comparison;
  const { invalid } = useDraftCounts();
  const questioned = useQuestionedCount();
  const { issues, fixFirst, checking, allValid } = draftMessages.validity;
  if (isNothingToDo) return <NothingToDo upload={upload} />;
  if (faults.size > 0 || (questioned ?? 0) > 0) {
    return (
      <Banner tone="red" title={issues}>
        <p>{fixFirst}</p>
        {faults.size > 0 && <p>{mergeMessages.faults(faults.size)}</p>}
      </Banner>
    );
  }
  if (plan.open > 0) return <Banner tone="amber" title={mergeMessages.open(plan.open)} />;
  if (questioned === null) return <Banner tone="blue" title={checking} />;
  const ofSets = hasNothingToDo(plan) ? '' : mergeMessages.ready(plan.added, plan.changed, plan.removed);
  const text = ofSets === '' && !changesArtists(artists) ? mergeMessages.onlyRemembered : ofSets;
  // Rows that are not imported, or only lack fields that are not needed, may still have errors.
  return (
    <Banner tone="green" title={invalid === 0 ? allValid : text}>
      {invalid === 0 && text}
      {artists !== null && (
        <Suspense>
          <PlannedArtists plan={artists} />
        </Suspense>
      )}
    </Banner>
  );
}

function NothingToDo({ upload }: Pick<VerdictProps, 'upload'>) {
  const uploads = useUploads();
  const navigate = useNavigate();
  const discard = useMutation({
    mutationFn: () => uploads.discard(upload),
    onSuccess: () =>
      navigate({ to: '/festival/$id/{-$tab}', params: { id: upload.festivalId, tab: 'schedule' } }),
    onError: (error) => toast.error(errorText(error, uploadMessages.discardFailed)),
  });
  return (
    <Banner tone="green" title={mergeMessages.nothingToDo}>
      <p>{mergeMessages.sameAsBefore}</p>
      <Button variant="default" loading={discard.isPending} onClick={() => discard.mutate()}>
        Remove This Draft
      </Button>
    </Banner>
  );
}
