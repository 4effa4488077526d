import { useState } from 'react';
import type { KeptNoteHandle } from '../../../app/unsaved-input/kept-note.ts';
import type { RestoredInput } from '../../../app/unsaved-input/restored-banner.tsx';
import { useKeeping } from '../../../app/unsaved-input/use-kept-input.ts';
import type { EventOpening, EventPurpose } from '../dialog/event-opening.ts';
import type { EventBase } from '../form/event-values.ts';
import { noteOfEvent, type KeptEvent } from './kept-event.ts';

interface EventKeeping {
  readonly kept: KeptNoteHandle;
  readonly opening: EventOpening;
  readonly base: EventBase | null;
  /** The input as it is now, or null where there is nothing to keep. */
  readonly input: Omit<KeptEvent, 'purpose'> | null;
}

/** What is said of input that came back with the dialog. */
export interface RestoredEvent {
  readonly restored: RestoredInput | null;
  readonly forget: () => void;
}

/** Keeps the dialog's input noted for as long as there is any. */
export function useEventKeeping({ kept, opening, base, input }: EventKeeping): RestoredEvent {
  const { restored: found } = opening;
  const [restored, setRestored] = useState<RestoredInput | null>(
    found === undefined ? null : { age: found.age, isPictureLost: found.value.hasFile },
  );
  useKeeping(kept, input && noteOfEvent({ ...input, purpose: purposeOf(opening, base) }));
  return { restored, forget: () => setRestored(null) };
}

function purposeOf(opening: EventOpening, base: EventBase | null): EventPurpose {
  if (base !== null) return { kind: 'edit', event: base.event };
  return opening.kind === 'create' ? { kind: 'create', place: opening.place } : opening;
}
