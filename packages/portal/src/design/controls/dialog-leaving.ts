import { createContext, use } from 'react';

/** Whether the surrounding dialog is closed and only fading out. */
export const DialogLeaving = createContext(false);

/** Returns true in a dialog that is closed and only fading out: its content must not ask anything any more. */
export function useIsDialogLeaving(): boolean {
  return use(DialogLeaving);
}
