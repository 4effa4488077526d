import type { LineupEvent, SetEdit } from '@lineup/domain';
import type { Versioned } from '@lineup/services';

/** Edits of sets made on the board, saved immediately or once the connection is back. */
export interface Tap {
  readonly id: string;
  /** The stage whose card shows the tap while it is queued. */
  readonly stage: string;
  readonly text: string;
  readonly edits: readonly SetEdit[];
  /** The sets as they were shown when the tap was made. */
  readonly seen: readonly Versioned<LineupEvent>[];
}

/** Returns the events with the edits of unsaved taps applied. */
export function withTaps<Event extends LineupEvent>(
  events: readonly Event[],
  taps: readonly Pick<Tap, 'edits'>[],
): readonly Event[] {
  if (taps.length === 0) return events;
  const edited = new Map<string, Event>();
  const byId = new Map(events.map((event) => [event.id, event]));
  for (const edit of taps.flatMap(({ edits }) => edits)) {
    const event = edited.get(edit.id) ?? byId.get(edit.id);
    if (edit.type === 'update' && event !== undefined) edited.set(edit.id, { ...event, ...edit.fields });
  }
  return events.map((event) => edited.get(event.id) ?? event);
}
