import { wizardMessages, messages } from '@lineup/domain';
import { useCallback, useEffect, useRef } from 'react';
import { useConfirm } from '../../../../design/dialogs/confirm.tsx';
import { toast } from '../../../../design/toasts/toast.ts';
import { useDraftSession } from '../../draft/use-draft.ts';
import type { Jump } from './event-list.tsx';

/** Returns the id of the toast that undoes a removal. */
export function undoToastId(eventId: string): string {
  return `undo-${eventId}`;
}

/**
 * Asks, removes an event, offers to undo it, and focuses the row that takes its place. The returned function keeps its
 * identity, so that rows do not re-render.
 */
export function useRemoveEvent(shown: readonly string[], onJump: (jump: Jump) => void) {
  const session = useDraftSession();
  const ask = useConfirm();
  const latest = useRef({ shown, onJump });
  useEffect(() => {
    latest.current = { shown, onJump };
  });

  const remove = useCallback(
    async (id: string) => {
      const isSure = await ask({
        title: wizardMessages.removeEvent,
        text: messages.review.confirmRemove,
        confirmLabel: 'Remove',
        danger: true,
      });
      const row = session.store.row(id);
      if (!isSure || row === undefined) return;
      const { shown, onJump } = latest.current;
      const next = neighbour(shown, id);
      session.store.remove(id);
      if (next !== undefined) onJump({ id: next, scroll: false, request: { field: 'artistName' } });
      const undo = () => {
        if (!session.restore(id)) toast.error(messages.review.removedForGood);
      };
      toast.info(messages.review.removed(row.event.artistName), {
        id: undoToastId(id),
        action: { label: 'Undo', onClick: undo },
      });
    },
    [ask, session],
  );
  return useCallback((id: string) => void remove(id), [remove]);
}

function neighbour(shown: readonly string[], id: string): string | undefined {
  const index = shown.indexOf(id);
  return shown[index + 1] ?? shown[index - 1];
}
