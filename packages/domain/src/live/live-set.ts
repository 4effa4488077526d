import { conflictSetOf, type ConflictSet } from '../conflicts/conflict.ts';
import type { LineupEvent } from '../entities/lineup-event.ts';
import { delaysOf, plannedSpan, type Delays } from './planned-span.ts';
import { timestampToMillis, type Timestamp } from '../timestamp.ts';

/**
 * A set on the show day. Times are in milliseconds since the epoch: `start` and `end` as they are now, with the delays of the day;
 * `plannedStart` and `plannedEnd` without them; `actualStart` and `actualEnd` as they were recorded, null while they are not.
 */
export interface LiveSet extends ConflictSet, Delays {
  readonly plannedStart: number;
  readonly plannedEnd: number;
  readonly actualStart: number | null;
  readonly actualEnd: number | null;
}

const minuteMs = 60_000;
const made = new WeakMap<LineupEvent, LiveSet>();

/** A stored event on the show day; the same object for the same event. */
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

/** From one instant to another in the minutes that clocks show, so that times and delays in a table add up. */
export function clockMinutesBetween(from: number, to: number): number {
  return Math.floor(to / minuteMs) - Math.floor(from / minuteMs);
}

function millisOf(at: Timestamp | null | undefined): number | null {
  return at ? timestampToMillis(at) : null;
}
