import { messages, stagesToAdd, type Festival } from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useConfirm } from '../../../../design/dialogs/confirm.tsx';
import { toast } from '../../../../design/toasts/toast.ts';
import { useDraftCounts, useDraftRows, useDraftRules, useDraftSession } from '../../draft/use-draft.ts';
import { Banner } from '../../../../design/notices/banner.tsx';
import { useSaveObstacle } from '../../draft/use-save-obstacle.ts';
import { useSaveLineup } from '../../queries/use-save-lineup.ts';
import { longSetsQuestion } from '../../saving/long-sets-question.ts';
import { SaveBanner } from './save-banner.tsx';
import { SaveFrame } from './save-frame.tsx';
import { SaveFailure } from './save-failure.tsx';

interface SaveStepProps {
  readonly festival: Versioned<Festival>;
  readonly uploadId: string;
}

/** The draft as it will stand in the schedule, and the button that puts it there. */
export function SaveStep({ festival, uploadId }: SaveStepProps) {
  const session = useDraftSession();
  const navigate = useNavigate();
  const ask = useConfirm();
  const rules = useDraftRules();
  const rows = useDraftRows();
  const { total, invalid } = useDraftCounts();
  const events = useMemo(() => rows.map((row) => row.event), [rows]);
  const { save, isSaving, error } = useSaveLineup({ festival, uploadId }, session);

  const obstacle = useSaveObstacle(festival.id);

  const goBack = () =>
    void navigate({
      to: '/festival/$id/upload/$uploadId',
      params: { id: festival.id, uploadId },
      search: { step: 3 },
    });
  const saveAll = async () => {
    // The file's own long sets are marked in the review, and are no slip of the hand.
    const retimed = rows.filter((row) => session.store.isRetimed(row.event.id));
    const question = longSetsQuestion(retimed, festival);
    if (question !== null && !(await ask(question))) return;
    save((count) => {
      toast.success(messages.upload.saved(count));
      void navigate({ to: '/festival/$id/{-$tab}', params: { id: festival.id, tab: 'schedule' } });
    });
  };

  return (
    <SaveFrame
      events={events}
      rules={rules}
      isSaving={isSaving}
      onBack={goBack}
      onSave={invalid > 0 || total === 0 || obstacle !== null ? undefined : () => void saveAll()}
    >
      {obstacle !== null && <Banner tone="red">{obstacle}</Banner>}
      {total > 0 && obstacle === null && (
        <SaveBanner count={total} invalid={invalid} addedStages={stagesToAdd(festival, events)} />
      )}
      {error !== null && <SaveFailure text={error} />}
    </SaveFrame>
  );
}
