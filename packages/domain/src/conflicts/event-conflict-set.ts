import type { LineupEvent } from '../entities/lineup-event.ts';
import { timestampToMillis } from '../timestamp.ts';
import type { ConflictSet } from './conflict.ts';

/** Sets of events that were made before: of thousands of events that are looked at again most are the same. */
const made = new WeakMap<object, ConflictSet>();

/** A stored event as conflicts see it; the same object for the same event. */
export function conflictSetOf(
  event: Pick<LineupEvent, 'id' | 'artistName' | 'stage' | 'timeStart' | 'timeEnd'>,
): ConflictSet {
  const known = made.get(event);
  if (known !== undefined) return known;
  const { id, artistName, stage, timeStart, timeEnd } = event;
  const set = { id, artistName, stage, start: timestampToMillis(timeStart), end: timestampToMillis(timeEnd) };
  made.set(event, set);
  return set;
}
