import { useState } from 'react';
import { useConfirm, type Ask } from './confirm.tsx';

/**
 * `useConfirm` for a dialog. While `isAsking` the dialog underneath must not close on Escape, which reaches both.
 */
export function useQuestion(): { readonly ask: Ask; readonly isAsking: boolean } {
  const confirm = useConfirm();
  const [isAsking, setAsking] = useState(false);
  const ask: Ask = async (question) => {
    setAsking(true);
    try {
      return await confirm(question);
    } finally {
      setAsking(false);
    }
  };
  return { ask, isAsking };
}
