import { useEffect, useRef } from 'react';
import { useServices } from '../../../app/portal-context.ts';
import { useKeptInput } from '../../../app/unsaved-input/use-kept-input.ts';
import { creationNoteId, isCreated, keptCreation } from './kept-creation.ts';

/** Opens the dialog again, once, where the page went away with input in it, unless the festival stands by now. */
export function useReopenedCreation(open: () => void): void {
  const { festivals } = useServices();
  const kept = useKeptInput(keptCreation, creationNoteId);
  const isHandled = useRef(false);
  useEffect(() => {
    const note = kept.restored?.value;
    if (isHandled.current || note === undefined) return;
    isHandled.current = true;
    const reopen = async () => {
      // Where that cannot be found out, the form says more than nothing: its id keeps it from making two.
      const made = note.isTried ? await festivals.get(note.id).catch(() => null) : null;
      if (made !== null && isCreated(note, made)) kept.drop();
      else open();
    };
    void reopen();
  }, [festivals, kept, open]);
}
