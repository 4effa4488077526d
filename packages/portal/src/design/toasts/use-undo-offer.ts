import { editingMessages } from '@lineup/domain';
import { useEffect, useId } from 'react';
import { toast } from './toast.ts';

/** Reports that changes were discarded, and offers for a moment to restore them. */
export interface UndoOffer {
  readonly offer: (onUndo: () => void) => void;
  readonly withdraw: () => void;
}

/** The offer disappears with the component that made it: after that there is nothing to restore. */
export function useUndoOffer(): UndoOffer {
  const id = useId();
  useEffect(() => () => toast.dismiss(id), [id]);
  return {
    offer: (onUndo) =>
      toast.info(editingMessages.discarded, { id, action: { label: 'Undo', onClick: onUndo } }),
    withdraw: () => toast.dismiss(id),
  };
}
