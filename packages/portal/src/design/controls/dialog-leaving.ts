import { createContext, use } from 'react';

/** Whether the dialog around is closed already and only fades out. */
export const DialogLeaving = createContext(false);

/** True in a dialog that is closed already and only fades out: what is in it has nothing to ask any more. */
export function useIsDialogLeaving(): boolean {
  return use(DialogLeaving);
}
