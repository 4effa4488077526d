import { lineupEventSchema, type LineupEvent } from '@lineup/domain';
import type { DocumentSnapshot } from '@lineup/provider';
import { anyName, nameIn, readable, type Versioned } from './records.ts';

/** Events by snapshot, so that after one change among thousands of events only one is parsed. */
const eventsRead = new WeakMap<DocumentSnapshot, Versioned<LineupEvent>>();

/**
 * Parses the lineup event in `snapshot` (the same object for the same snapshot); throws if the stored document breaks
 * its schema, except for a missing artist.
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

/** The readable events, and the ids of the others. */
export interface ReadEvents {
  readonly events: Versioned<LineupEvent>[];
  readonly unreadable: readonly string[];
}

/** Parses the events in the snapshots; one that is damaged or breaks its schema does not hide the others. */
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
