import { conflictSetOf, type ConflictSet } from '../conflicts/conflict.ts';
import type { LineupEvent } from '../entities/lineup-event.ts';
import { delaysOf, plannedSpan, type Delays } from './planned-span.ts';
import { timestampToMillis, type Timestamp } from '../timestamp.ts';

/**
 * A set on the show day. Times are in milliseconds since the epoch: `start` and `end` include the delays of the day,
 * `plannedStart` and `plannedEnd` do not; `actualStart` and `actualEnd` are the recorded times, or null.
 */
export interface LiveSet extends ConflictSet, Delays {
  readonly plannedStart: number;
  readonly plannedEnd: number;
  readonly actualStart: number | null;
  readonly actualEnd: number | null;
}

const minuteMs = 60_000;
const made = new WeakMap<LineupEvent, LiveSet>();

/** Returns the live set of a stored event; the same object for the same event. */
export function liveSetOf(event: LineupEvent): LiveSet {
  const known = made.get(event);
  if (known !== undefined) return known;
  const planned = plannedSpan(event);
  const set = {
    ...conflictSetOf(event),
    ...delaysOf(event),
    plannedStart: planned.start,
    plannedEnd: planned.end,
    actualStart: millisOf(event.actualStart),
    actualEnd: millisOf(event.actualEnd),
  };
  made.set(event, set);
  return set;
}

/** Returns the minutes between two instants as clocks show them, so that times and delays in a table add up. */
export function clockMinutesBetween(from: number, to: number): number {
  return Math.floor(to / minuteMs) - Math.floor(from / minuteMs);
}

function millisOf(at: Timestamp | null | undefined): number | null {
  return at ? timestampToMillis(at) : null;
}
