import { useEffect, useRef } from 'react';
import { useServices } from '../../../app/portal-context.ts';
import { usePersistedInput } from '../../../app/unsaved-input/use-persisted-input.ts';
import { creationEntryId, isCreated, persistedCreation } from './persisted-creation.ts';

/** Opens the dialog again, once, where the page went away with input in it, unless the festival stands by now. */
export function useReopenedCreation(open: () => void): void {
  const { festivals } = useServices();
  const persisted = usePersistedInput(persistedCreation, creationEntryId);
  const isHandled = useRef(false);
  useEffect(() => {
    const note = persisted.restored?.value;
    if (isHandled.current || note === undefined) return;
    isHandled.current = true;
    const reopen = async () => {
      // Where that cannot be found out, the form says more than nothing: its id keeps it from making two.
      const made = note.isTried ? await festivals.get(note.id).catch(() => null) : null;
      if (made !== null && isCreated(note, made)) persisted.drop();
      else open();
    };
    void reopen();
  }, [festivals, persisted, open]);
}
