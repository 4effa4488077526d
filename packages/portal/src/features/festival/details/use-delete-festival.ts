import { detailsMessages, messages, type Festival } from '@lineup/domain';
import { errorText } from '@lineup/services';
import { useNavigate } from '@tanstack/react-router';
import { useServices } from '../../../app/portal-context.ts';
import { festivalsKey, removed } from '../../../app/queries/edit-records.ts';
import { useEdit } from '../../../app/queries/edits.ts';
import { useConfirm } from '../../../design/dialogs/confirm.tsx';
import { toast } from '../../../design/toasts/toast.ts';
import { deleteFestivalKey } from '../delete-festival-key.ts';
import { eventCountText } from './effect-question.ts';

/** Deleting a festival, after a question. */
export interface FestivalDeletion {
  readonly isPending: boolean;
  /** Asks, deletes, says so and leads to the dashboard. Ignored while it is under way. */
  readonly start: () => Promise<void>;
}

/** `eventCount` is how many events go with it; null while that is not known. */
export function useDeleteFestival(
  festival: Festival,
  eventCount: number | null,
  onDeleted: () => void,
): FestivalDeletion {
  const { festivals } = useServices();
  const ask = useConfirm();
  const navigate = useNavigate();
  const deletion = useEdit<void, void>({
    mutationKey: deleteFestivalKey(festival.id),
    mutationFn: async () => {
      await festivals.remove(festival.id);
      onDeleted();
      toast.success(messages.festival.deleted);
      await navigate({ to: '/', ignoreBlocker: true });
    },
    edits: () => [removed(festivalsKey, festival.id)],
    onError: (error) => toast.error(errorText(error, messages.festival.deleteFailed)),
  });
  return {
    isPending: deletion.isPending,
    async start() {
      if (deletion.isPending || !(await ask(question(festival, eventCount)))) return;
      deletion.mutate();
    },
  };
}

function question({ name }: Festival, eventCount: number | null) {
  const { title, text } = detailsMessages.remove;
  return {
    title,
    text: text(name, eventCount === null ? null : eventCountText(eventCount)),
    confirmLabel: 'Delete',
    danger: true,
  };
}
