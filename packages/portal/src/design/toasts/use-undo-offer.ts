import { editingMessages } from '@lineup/domain';
import { useEffect, useId } from 'react';
import { toast } from './toast.ts';

/** Tells that changes were discarded, and offers for a moment to bring them back. */
export interface UndoOffer {
  readonly offer: (onUndo: () => void) => void;
  readonly withdraw: () => void;
}

/** The offer goes with what made it: when that is gone, there is nothing to bring back any more. */
export function useUndoOffer(): UndoOffer {
  const id = useId();
  useEffect(() => () => toast.dismiss(id), [id]);
  return {
    offer: (onUndo) =>
      toast.info(editingMessages.discarded, { id, action: { label: 'Undo', onClick: onUndo } }),
    withdraw: () => toast.dismiss(id),
  };
}
