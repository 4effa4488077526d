import { detailsMessages, messages, type Festival } from '@lineup/domain';
import { errorText } from '@lineup/services';
import { useNavigate } from '@tanstack/react-router';
import { useServices } from '../../../app/portal-context.ts';
import { festivalsKey, removed } from '../../../app/queries/edit-records.ts';
import { useEdit } from '../../../app/queries/edits.ts';
import { useEvents } from '../../../app/queries/use-events.ts';
import { useConfirm } from '../../../design/dialogs/confirm.tsx';
import { toast } from '../../../design/toasts/toast.ts';
import { deleteFestivalKey } from '../delete-festival-key.ts';
import { eventCountText } from './effect-question.ts';

/** Deletes a festival after a confirmation. */
export interface FestivalDeletion {
  readonly isPending: boolean;
  /** Asks, deletes, reports it and opens the dashboard. Ignored while running. */
  readonly start: () => Promise<void>;
}

export function useDeleteFestival(festival: Festival, onDeleted: () => void): FestivalDeletion {
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
      if (deletion.isPending || !(await ask(question(festival)))) return;
      deletion.mutate();
    },
  };
}

function question(festival: Festival) {
  return {
    title: detailsMessages.remove.title,
    text: <WhatGoes festival={festival} />,
    confirmLabel: 'Delete',
    danger: true,
  };
}

/** Follows the events, so that their number appears as soon as it is loaded. */
function WhatGoes({ festival: { id, name } }: { readonly festival: Festival }) {
  const { events } = useEvents(id);
  const count = events.status === 'success' ? eventCountText(events.data.length) : null;
  return detailsMessages.remove.text(name, count);
}
