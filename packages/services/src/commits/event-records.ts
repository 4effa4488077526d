import { lineupEventSchema, type LineupEvent } from '@lineup/domain';
import type { DocumentSnapshot } from '@lineup/provider';
import { anyName, nameIn, readable, type Versioned } from './records.ts';

/** Events of snapshots that were read before: one change among thousands of events costs one reading, not thousands. */
const eventsRead = new WeakMap<DocumentSnapshot, Versioned<LineupEvent>>();

/**
 * The lineup event in `snapshot`, the same object for the same snapshot; throws where the stored document breaks its
 * schema, but for a missing artist.
 */
export function eventFrom(snapshot: DocumentSnapshot): Versioned<LineupEvent> {
  const known = eventsRead.get(snapshot);
  if (known !== undefined) return known;
  const event = readEvent(snapshot);
  eventsRead.set(snapshot, event);
  return event;
}

function readEvent(snapshot: DocumentSnapshot): Versioned<LineupEvent> {
  const artistName = nameIn(snapshot.data['artistName']);
  const data = lineupEventSchema.parse({
    ...readable(snapshot.data),
    artistName: artistName || anyName,
  });
  return { ...data, artistName, id: snapshot.id, version: snapshot.version };
}

/** What could be read of some events, and the ids of those that could not. */
export interface ReadEvents {
  readonly events: Versioned<LineupEvent>[];
  readonly unreadable: readonly string[];
}

/** The events in the snapshots; one that is damaged or breaks its schema keeps none of the others from being shown. */
export function eventsFrom(snapshots: readonly DocumentSnapshot[]): ReadEvents {
  const events: Versioned<LineupEvent>[] = [];
  const unreadable: string[] = [];
  for (const snapshot of snapshots) {
    try {
      events.push(eventFrom(snapshot));
    } catch {
      unreadable.push(snapshot.id);
    }
  }
  return { events, unreadable };
}
