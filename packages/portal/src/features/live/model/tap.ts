import type { LineupEvent, SetEdit } from '@lineup/domain';
import type { Versioned } from '@lineup/services';

/** What somebody did on the board: edits of sets, made at once or once the connection is back. */
export interface Tap {
  readonly id: string;
  /** The stage on whose card it is shown while it waits. */
  readonly stage: string;
  readonly text: string;
  readonly edits: readonly SetEdit[];
  /** The sets as they were shown when it was made. */
  readonly seen: readonly Versioned<LineupEvent>[];
}

/** The events with the edits of taps that are not saved. */
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
