import { mergeMessages, reviewMessages, stagesToAdd, type PictureToFetch, type Upload } from '@lineup/domain';
import { mergeWrites } from '@lineup/domain/merge';
import { errorText, isServiceError } from '@lineup/services';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';
import { usePortal } from '../../../app/portal-context.ts';
import { useMerges } from '../../../app/provider/use-merges.ts';
import { useFetchPictures } from '../../../app/pictures/use-fetch-pictures.ts';
import { useOfferUndo } from '../../../app/undo/use-undo-controller.ts';
import { Banner } from '../../../design/notices/banner.tsx';
import { PageSpinner } from '../../../design/page/page-spinner.tsx';
import { toast } from '../../../design/toasts/toast.ts';
import { PlannedArtists } from '../artists/artists-to-save.tsx';
import { useDraftRules, useDraftSession, useQuestionedCount } from '../draft/use-draft.ts';
import { useDraftQuestions } from '../questions/use-draft-questions.ts';
import { DownloadReviewed } from '../steps/save/download-reviewed.tsx';
import { ActsToSave } from '../steps/save/acts-to-save.tsx';
import { SaveFrame } from '../steps/save/save-frame.tsx';
import { mayBeSaved } from './compare/compare-review.tsx';
import { outcomeOf } from './outcome.ts';
import { useComparison, type Compared, type Comparison } from './use-comparison.ts';
import { useDecisions } from './use-decisions.ts';

interface MergeSaveStepProps extends Omit<Compared, 'upload'> {
  readonly upload: Upload;
}

/** A preview of the schedule after the merge, and the button that saves it as one change. */
export function MergeSaveStep({ upload, festival, stored }: MergeSaveStepProps) {
  const [decisions] = useDecisions(upload.uploadId);
  const state = useComparison({ festival, stored, upload }, decisions);
  if (state.status === 'loading') return <PageSpinner />;
  if (state.status === 'error') {
    return <Banner tone="red" title={errorText(state.error, mergeMessages.sourcesFailed)} />;
  }
  return <Outcome {...{ upload, festival, stored, comparison: state.comparison }} />;
}

interface OutcomeProps extends MergeSaveStepProps {
  readonly comparison: Comparison;
}

function Outcome({ upload, festival, stored, comparison }: OutcomeProps) {
  const navigate = useNavigate();
  const offerUndo = useOfferUndo(festival.id);
  const fetchPictures = useFetchPictures();
  const { importHint } = usePortal();
  const rules = useDraftRules();
  const { plan } = comparison;
  const { added, changed, removed } = plan;
  const events = useMemo(() => outcomeOf(plan, stored, festival), [plan, stored, festival]);
  const { save, isSaving, failure, isUncertain } = useSaveMerge({ upload, festival, comparison, events });
  // After a lost response the lineup may already be saved: a retry finds that out.
  useDraftQuestions(festival, upload.uploadId);
  const questioned = useQuestionedCount();
  const isInvalid = comparison.faults.size > 0 || (questioned ?? 0) > 0;
  const isReady = (mayBeSaved(comparison) && questioned === 0) || isUncertain;
  const saveAll = () =>
    save((pictures) => {
      toast.success(mergeMessages.merged(added, changed, removed), offerUndo());
      fetchPictures(pictures);
      importHint.offer();
      void navigate({ to: '/festival/$id/{-$tab}', params: { id: festival.id, tab: 'schedule' } });
    });
  const goBack = () =>
    void navigate({
      to: '/festival/$id/upload/$uploadId',
      params: { id: festival.id, uploadId: upload.uploadId },
      search: { step: 3 },
    });
  return (
    <SaveFrame
      events={events}
      rules={rules}
      isSaving={isSaving}
      onBack={goBack}
      onSave={isReady ? saveAll : undefined}
    >
      {failure === null && (
        <Banner tone={isReady ? 'blue' : isInvalid ? 'red' : 'amber'}>
          {!isReady && isInvalid && <p>{reviewMessages.saving.invalid}</p>}
          {isReady ? (
            <>
              <p>{reviewMessages.saving.ready(countTaken(plan))}</p>
              <p>{mergeMessages.toSave(added, changed, removed, stored.length - changed - removed)}</p>
              <ActsToSave acts={comparison.acts} />
              {comparison.artists !== null && <PlannedArtists plan={comparison.artists} />}
            </>
          ) : (
            <p>{mergeMessages.notReady}</p>
          )}
        </Banner>
      )}
      {failure !== null && (
        <Banner tone="red">
          <p>{failure}</p>
          <DownloadReviewed />
        </Banner>
      )}
    </SaveFrame>
  );
}

/** Counts the events of the file that the schedule will have, including existing ones. */
function countTaken({ added, counts }: Comparison['plan']): number {
  return added + counts.changed + counts.portalOnly + counts.unchanged;
}

type ToSave = OutcomeProps & { readonly events: ReturnType<typeof outcomeOf> };

/** Saves the decisions. `failure` is the complete text for the user; in that case nothing was saved. */
function useSaveMerge({ upload, festival, comparison, events }: Omit<ToSave, 'stored'>) {
  const merges = useMerges();
  const session = useDraftSession();
  const queries = useQueryClient();
  const [, store] = useDecisions(upload.uploadId);
  const isBusy = useRef(false);
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: async () => {
      await flush(session.autosave);
      const { plan, base, source, artistRows } = comparison;
      const outcome = await merges.save({
        festival,
        uploadId: upload.uploadId,
        fileName: upload.fileName,
        addedStages: stagesToAdd(festival, events, session.store.rules().fileStages),
        source,
        origin: upload.origin,
        drafts: session.store.rows().map(({ event }) => event),
        artistRows,
        artistAnswers: store.read().artists,
        ...mergeWrites(plan, base, festival),
      });
      if (outcome.state === 'changed') await queries.invalidateQueries({ queryKey: ['import sources'] });
      return outcome;
    },
  });
  const refusal = data === undefined || data.state === 'done' ? null : mergeMessages[data.state];
  return {
    isSaving: isPending,
    isUncertain: error !== null,
    failure: error === null ? refusal : errorText(error, mergeMessages.saveFailed),
    save: (onSaved: (pictures: readonly PictureToFetch[]) => void) => {
      // The second of two clicks comes before `isPending` is updated here.
      if (isBusy.current) return;
      isBusy.current = true;
      mutate(undefined, {
        onSuccess: (outcome) => {
          if (outcome.state !== 'done') return;
          store.forget();
          onSaved(outcome.pictures);
        },
        onSettled: () => (isBusy.current = false),
      });
    },
  };
}

/** A missing draft is no reason to stop: the save finds out what happened to it. */
async function flush(autosave: { flush(): Promise<void> }): Promise<void> {
  try {
    await autosave.flush();
  } catch (error) {
    if (!isServiceError(error, 'not-found')) throw error;
  }
}
