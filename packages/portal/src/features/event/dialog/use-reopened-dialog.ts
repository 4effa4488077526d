import type { Festival } from '@lineup/domain';
import { useEffect, useRef } from 'react';
import type { KeptFormInput } from '../../../app/unsaved-input/use-kept-input.ts';
import type { EventOpening } from './event-opening.ts';
import type { StoredEvent } from '../form/event-values.ts';
import { stillUnsaved, type KeptEvent } from '../unsaved-input/kept-event.ts';

/** Opens the dialog again, once, where the page went away with input in it; as soon as the events are known. */
export function useReopenedDialog(
  kept: KeptFormInput<KeptEvent>,
  festival: Festival,
  events: readonly StoredEvent[] | null,
  open: (opening: EventOpening) => void,
): void {
  const isHandled = useRef(false);
  useEffect(() => {
    const { restored } = kept;
    if (isHandled.current || restored === null || events === null) return;
    isHandled.current = true;
    const value = stillUnsaved(restored.value, festival, events);
    if (value === null) kept.drop();
    else open({ ...value.purpose, restored: { ...restored, value } });
  }, [kept, festival, events, open]);
}
