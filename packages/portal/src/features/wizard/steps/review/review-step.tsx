import { useNavigate } from '@tanstack/react-router';
import { useConfirm } from '../../../../design/dialogs/confirm.tsx';
import { Banner } from '../../../../design/notices/banner.tsx';
import { useDraftCounts, useDraftSession } from '../../draft/use-draft.ts';
import { useSaveObstacle } from '../../draft/use-save-obstacle.ts';
import type { RowView } from '../../draft/use-row-view.ts';
import { EventTable } from './event-table.tsx';
import { AutosaveStatus } from './autosave-status.tsx';
import { ReviewFrame } from './review-frame.tsx';
import { ValidityBanner } from './validity-banner.tsx';

interface ReviewStepProps {
  readonly festivalId: string;
  readonly uploadId: string;
  readonly view: RowView;
}

/** Every event can be looked at, mended or removed before anything is saved. */
export function ReviewStep({ festivalId, uploadId, view }: ReviewStepProps) {
  const navigate = useNavigate();
  const { total, invalid } = useDraftCounts();
  const obstacle = useSaveObstacle(festivalId);
  const uploadNew = useUploadNew(festivalId);
  const goOn = () =>
    void navigate({
      to: '/festival/$id/upload/$uploadId',
      params: { id: festivalId, uploadId },
      search: { step: 4 },
    });
  return (
    <ReviewFrame
      total={total}
      status={<AutosaveStatus />}
      onUploadNew={() => void uploadNew()}
      onContinue={invalid > 0 || total === 0 || obstacle !== null ? undefined : goOn}
    >
      {obstacle !== null && <Banner tone="red">{obstacle}</Banner>}
      <ValidityBanner />
      <EventTable view={view} />
    </ReviewFrame>
  );
}

/** Leaves this draft for another file, asking first where there are edits to come back to. */
function useUploadNew(festivalId: string) {
  const session = useDraftSession();
  const ask = useConfirm();
  const navigate = useNavigate();
  return async () => {
    const isSure =
      !session.isEdited() ||
      (await ask({
        title: 'Upload another file?',
        text: 'This draft and your changes are kept: you will find it under “Drafts not yet saved” on the next page.',
        confirmLabel: 'Upload New File',
      }));
    if (isSure) await navigate({ to: '/festival/$id/upload', params: { id: festivalId } });
  };
}
