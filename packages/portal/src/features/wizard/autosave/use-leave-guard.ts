import { useBlocker } from '@tanstack/react-router';
import { useConfirm } from '../../../design/dialogs/confirm.tsx';
import type { Autosave } from './autosave.ts';

/** How long leaving waits for the last edits to be kept, in milliseconds. */
const patience = 2500;

/** Asks before the wizard is left while edits are not kept; edits that can be kept in a moment ask nothing. */
export function useLeaveGuard(autosave: Autosave): void {
  const ask = useConfirm();
  useBlocker({
    enableBeforeUnload: () => autosave.isAtRisk,
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname === next.pathname || (await isSavedSoon(autosave))) return false;
      return !(await ask({
        title: 'Leave without saving your changes?',
        text: autosave.isAtRisk
          ? 'Your last changes could not be saved and will be lost.'
          : 'Your last changes could not be sent yet. This browser remembers them and sends them when you open the draft here again.',
        confirmLabel: 'Leave',
        cancelLabel: 'Stay',
        danger: autosave.isAtRisk,
      }));
    },
  });
}

async function isSavedSoon(autosave: Autosave): Promise<boolean> {
  if (autosave.state() === 'saved') return true;
  const timeUp = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patience));
  const flushed = autosave.flush().then(
    () => true,
    () => false,
  );
  return Promise.race([flushed, timeUp]);
}
