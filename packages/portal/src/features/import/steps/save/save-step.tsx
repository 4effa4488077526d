import {
  draftMessages,
  placedDrafts,
  reviewMessages,
  stagesToAdd,
  type Festival,
  type Upload,
  uploadMessages,
} from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';
import { useConfirm } from '../../../../design/dialogs/confirm.tsx';
import { usePortal } from '../../../../app/portal-context.ts';
import { useFetchPictures } from '../../../../app/pictures/use-fetch-pictures.ts';
import { useOfferUndo } from '../../../../app/undo/use-undo-controller.ts';
import { toast } from '../../../../design/toasts/toast.ts';
import {
  useDraftCounts,
  useDraftRows,
  useDraftRules,
  useDraftSession,
  useIsChecked,
} from '../../draft/use-draft.ts';
import { ArtistsToSave } from '../../artists/artists-to-save.tsx';
import { useDraftQuestions } from '../../questions/use-draft-questions.ts';
import { Banner } from '../../../../design/notices/banner.tsx';
import { useSaveObstacle } from '../../draft/use-save-obstacle.ts';
import { useSaveLineup, longSetsQuestion } from '../../queries/use-save-lineup.ts';
import { useNewActs, type NewActs } from '../../draft/use-new-acts.ts';
import { ActsToSave } from './acts-to-save.tsx';
import { SaveFrame } from './save-frame.tsx';
import { DownloadReviewed } from './download-reviewed.tsx';
import classes from './save-failure.module.css';

interface SaveStepProps {
  readonly festival: Versioned<Festival>;
  readonly upload: Pick<Upload, 'uploadId' | 'fileName'>;
}

/** If there are other sets, the file is compared with them. */
const noSets: readonly never[] = [];

/** A preview of the draft in the schedule, and the button that saves it. */
export function SaveStep({ festival, upload }: SaveStepProps) {
  const { uploadId } = upload;
  const session = useDraftSession();
  const navigate = useNavigate();
  const ask = useConfirm();
  const offerUndo = useOfferUndo(festival.id);
  const fetchPictures = useFetchPictures();
  const { importHint } = usePortal();
  const rules = useDraftRules();
  const rows = useDraftRows();
  const { total, invalid, unplaced } = useDraftCounts();
  useDraftQuestions(festival, uploadId);
  const isChecked = useIsChecked();
  const isReady = isChecked && invalid === 0 && total > 0;
  const all = useMemo(() => rows.map((row) => row.event), [rows]);
  const events = useMemo(() => placedDrafts(all), [all]);
  const { save, isSaving, error } = useSaveLineup({ festival, upload }, session);

  const obstacle = useSaveObstacle(festival.id);
  const acts = useNewActs(festival.id, noSets);

  const goBack = () =>
    void navigate({
      to: '/festival/$id/upload/$uploadId',
      params: { id: festival.id, uploadId },
      search: { step: 3 },
    });
  const saveAll = async () => {
    // Long sets of the file itself are marked in the review, and are not typing errors.
    const retimed = rows.filter((row) => session.store.isRetimed(row.event.id));
    const question = longSetsQuestion(retimed, festival);
    if (question !== null && !(await ask(question))) return;
    save(({ events: count, pictures }) => {
      toast.success(uploadMessages.saved(count), offerUndo());
      fetchPictures(pictures);
      importHint.offer();
      void navigate({ to: '/festival/$id/{-$tab}', params: { id: festival.id, tab: 'schedule' } });
    });
  };

  return (
    <SaveFrame
      events={events}
      rules={rules}
      isSaving={isSaving}
      onBack={goBack}
      onSave={isReady && obstacle === null ? () => void saveAll() : undefined}
    >
      {obstacle !== null && <Banner tone="red">{obstacle}</Banner>}
      {total > 0 && obstacle === null && (
        <SaveBanner
          count={total - unplaced}
          acts={acts}
          invalid={invalid}
          isChecked={isChecked}
          addedStages={stagesToAdd(festival, events, rules.fileStages)}
        >
          <ArtistsToSave events={all} />
        </SaveBanner>
      )}
      {error !== null && <SaveFailure text={error} />}
    </SaveFrame>
  );
}

interface SaveBannerProps {
  readonly count: number;
  /** The outcome of those without a place; null while unknown. */
  readonly acts: NewActs | null;
  readonly invalid: number;
  readonly isChecked: boolean;
  /** The stages that saving adds to the festival. */
  readonly addedStages: readonly string[];
  /** Other effects of saving. */
  readonly children: ReactNode;
}

/** Says whether the draft can be saved, and what saving does. */
function SaveBanner({ count, acts, invalid, isChecked, addedStages, children }: SaveBannerProps) {
  if (invalid > 0) return <Banner tone="red">{reviewMessages.saving.invalid}</Banner>;
  if (!isChecked) return <Banner tone="blue">{draftMessages.validity.checking}</Banner>;
  return (
    <Banner tone="blue">
      <p>{reviewMessages.saving.ready(count)}</p>
      {acts !== null && <ActsToSave acts={acts} />}
      {addedStages.length > 0 && <p>{reviewMessages.saving.firstStages(addedStages)}</p>}
      {children}
    </Banner>
  );
}

/** Why the save failed, in full, line by line. Nothing was written; the draft still exists. */
function SaveFailure({ text }: { readonly text: string }) {
  return (
    <Banner tone="red">
      {/* A long list of errors scrolls in its own box, which must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={classes['text']} aria-label="Save errors" tabIndex={0}>
        {text}
      </section>
      <p className={classes['advice']}>{reviewMessages.saving.failed}</p>
      <DownloadReviewed />
    </Banner>
  );
}
