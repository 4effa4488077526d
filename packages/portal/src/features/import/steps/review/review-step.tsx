import { useNavigate } from '@tanstack/react-router';
import { useConfirm } from '../../../../design/dialogs/confirm.tsx';
import { Banner } from '../../../../design/notices/banner.tsx';
import { useDraftCounts, useDraftSession, useIsChecked } from '../../draft/use-draft.ts';
import { useSaveObstacle } from '../../draft/use-save-obstacle.ts';
import type { RowView } from '../../draft/use-row-view.ts';
import { EventTable } from './event-table.tsx';
import { LateHelp } from './help/late-help.tsx';
import { ReviewFrame, type ColumnsLink } from './review-frame.tsx';
import { LateSelectionBar } from './selection/late-selection-bar.tsx';
import { RowSelection } from './selection/row-selection.ts';
import { draftMessages, wizardMessages, type Festival } from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { IconCheck, IconCloudOff, IconRefresh } from '../../../../design/icons.ts';
import type { AutosaveState } from '../../autosave/autosave.ts';
import classes from './autosave-status.module.css';

const icons: Record<AutosaveState, typeof IconCheck> = {
  saved: IconCheck,
  saving: IconRefresh,
  retrying: IconCloudOff,
};

/** Says whether the edits are stored. */
function AutosaveStatus() {
  const { autosave } = useDraftSession();
  const state = useSyncExternalStore(autosave.subscribe, autosave.state);
  const Icon = icons[state];
  return (
    <output className={classes['status']} data-state={state} aria-live="polite">
      <Icon size={16} aria-hidden /> {wizardMessages.autosave[state]}
    </output>
  );
}

/** What the file brings to existing sets; replaces the text for an empty schedule. */
interface ReviewedComparison {
  readonly content: ReactNode;
  /** Whether everything is decided. */
  readonly isReady: boolean;
}

interface ReviewStepProps {
  readonly festival: Versioned<Festival>;
  readonly uploadId: string;
  readonly view: RowView;
  /** Null for a festival without sets. */
  readonly comparison: ReviewedComparison | null;
  readonly columns: ColumnsLink | null;
}

/** Lets the user check, fix or remove every event before anything is saved. */
export function ReviewStep({ festival, uploadId, view, comparison, columns }: ReviewStepProps) {
  const festivalId = festival.id;
  const navigate = useNavigate();
  const { total, invalid } = useDraftCounts();
  const obstacle = useSaveObstacle(festivalId);
  const uploadNew = useUploadNew(festivalId);
  const isChecked = useIsChecked();
  const [decisions, setDecisions] = useState(0);
  const [selection] = useState(() => new RowSelection());
  const isReady = comparison?.isReady ?? (isChecked && invalid === 0 && obstacle === null);
  const goOn = () =>
    void navigate({
      to: '/festival/$id/upload/$uploadId',
      params: { id: festivalId, uploadId },
      search: { step: 4 },
    });
  return (
    <ReviewFrame
      total={total}
      decisions={decisions}
      verdict={comparison === null && <ValidityBanner />}
      columns={columns}
      status={<AutosaveStatus />}
      selectionBar={<LateSelectionBar selection={selection} />}
      onUploadNew={() => void uploadNew()}
      onContinue={isReady && total > 0 ? goOn : undefined}
    >
      {comparison === null && obstacle !== null && <Banner tone="red">{obstacle}</Banner>}
      <LateHelp festival={festival} uploadId={uploadId} onOpen={setDecisions} />
      {comparison?.content}
      <EventTable view={view} selection={selection} />
    </ReviewFrame>
  );
}

/** Leaves this draft for another file, after a question if it has edits. */
function useUploadNew(festivalId: string) {
  const session = useDraftSession();
  const ask = useConfirm();
  const navigate = useNavigate();
  return async () => {
    const isSure =
      !session.isEdited() ||
      (await ask({
        title: wizardMessages.uploadAnother.title,
        text: wizardMessages.uploadAnother.text,
        confirmLabel: wizardMessages.uploadAnother.confirm,
      }));
    if (isSure) await navigate({ to: '/festival/$id/upload', params: { id: festivalId } });
  };
}

/** Says whether anything is invalid. Shown in both cases, so that fixing the last error moves nothing. */
function ValidityBanner() {
  const { invalid } = useDraftCounts();
  const isChecked = useIsChecked();
  const { issues, fixFirst, checking, allValid, ready } = draftMessages.validity;
  if (invalid > 0) {
    return (
      <Banner slim tone="red" title={issues}>
        {fixFirst}
      </Banner>
    );
  }
  if (!isChecked) return <Banner slim tone="blue" title={checking} />;
  return (
    <Banner slim tone="green" title={allValid}>
      {ready}
    </Banner>
  );
}
