import { useRef, useState } from 'react';
import { toast, type ToastAction, type ToastOptions } from '../../../../design/toasts/toast.ts';

/** Sets that returned to their old place, and why. */
export interface Refused {
  readonly ids: readonly string[];
  readonly reason: string;
}

let asked = 0;

/** The possible responses; without an action, only the reason is shown. */
type WaysOn = Pick<ToastOptions, 'action' | 'others'>;

/**
 * Reports refused changes. A toast with actions has its own id and stays until the user responds, or until a later
 * change of the same sets makes it obsolete.
 */
export function useRefusals(onRefused: (refused: Refused) => void) {
  const latest = useRef(onRefused);
  const open = useRef(new Map<string, readonly string[]>());
  const [refusals] = useState(() => ({
    tell(ids: readonly string[], reason: string) {
      latest.current({ ids, reason });
      toast.error(reason);
    },
    ask(ids: readonly string[], reason: string, { action, others = [] }: WaysOn) {
      if (action === undefined) return this.tell(ids, reason);
      latest.current({ ids, reason });
      asked += 1;
      const id = `timetable ${asked}`;
      open.current.set(id, ids);
      const closing = (way: ToastAction): ToastAction => ({
        ...way,
        onClick: () => {
          open.current.delete(id);
          way.onClick();
        },
      });
      toast.error(reason, { id, action: closing(action), others: others.map(closing) });
    },
    /** Dismisses the toasts about sets that were changed after all. */
    settle(ids: readonly string[]) {
      for (const [id, refused] of open.current) {
        if (!refused.every((each) => ids.includes(each))) continue;
        open.current.delete(id);
        toast.dismiss(id);
      }
    },
  }));
  return refusals;
}
