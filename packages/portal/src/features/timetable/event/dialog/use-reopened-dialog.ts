import type { Festival } from '@lineup/domain';
import { useEffect, useRef } from 'react';
import type { PersistedFormInput } from '../../../../app/editor/use-persisted-input.ts';
import type { EventOpening } from './event-opening.ts';
import type { StoredEvent } from '../form/event-values.ts';
import { stillUnsaved, type PersistedEvent } from '../unsaved-input/persisted-event.ts';

/** Reopens the dialog once the events are loaded, if the page was closed with unsaved input. */
export function useReopenedDialog(
  persisted: PersistedFormInput<PersistedEvent>,
  festival: Festival,
  events: readonly StoredEvent[] | null,
  open: (opening: EventOpening) => void,
): void {
  const isHandled = useRef(false);
  useEffect(() => {
    const { restored } = persisted;
    if (isHandled.current || restored === null || events === null) return;
    isHandled.current = true;
    const value = stillUnsaved(restored.value, festival, events);
    if (value === null) persisted.drop();
    else open({ ...value.purpose, restored: { ...restored, value } });
  }, [persisted, festival, events, open]);
}
