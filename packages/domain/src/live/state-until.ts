import { bySpan } from '../conflicts/conflict.ts';
import { isOff, type WithStatus } from '../entities/set-status.ts';
import { clockMinutesBetween } from './live-set.ts';

/** The data of a set that the state of its stage depends on. Times are in milliseconds since the epoch. */
export interface TimedSet extends WithStatus {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  readonly actualStart: number | null;
  readonly actualEnd: number | null;
}

/**
 * The state of a stage. `playing`: `set` is on, or should be; `isConfirmed` is true if its start was recorded.
 * `waiting`: `set` is the next of the festival day. `closed`: no more sets on the festival day; `next` is the first set
 * of a later one.
 */
export type StateOf<Set> =
  | { readonly state: 'playing'; readonly set: Set; readonly next: Set | null; readonly isConfirmed: boolean }
  | { readonly state: 'waiting'; readonly set: Set; readonly next: Set | null }
  | { readonly state: 'closed'; readonly next: Set | null };

const minuteMs = 60_000;

/** See `stageStateAt`; `dayEnd` is the end of the festival day. Needs no time zone, so that screens can use it. */
export function stateUntil<Set extends TimedSet>(
  sets: readonly Set[],
  now: number,
  dayEnd: number,
): StateOf<Set> {
  const played = sets.filter((set) => !isOff(set)).sort(bySpan);
  const place = indexOfCurrent(played, now);
  const current = played[place];
  if (current !== undefined) {
    const next = played.slice(place + 1).find((set) => isAhead(set) && set.start < dayEnd) ?? null;
    return { state: 'playing', set: current, next, isConfirmed: current.actualStart !== null };
  }
  const [set, next] = played.filter((each) => isAhead(each) && each.start > now);
  if (set === undefined || set.start >= dayEnd) return { state: 'closed', next: set ?? null };
  return { state: 'waiting', set, next: next !== undefined && next.start < dayEnd ? next : null };
}

function isAhead({ actualStart, actualEnd }: TimedSet): boolean {
  return actualStart === null && actualEnd === null;
}

/** Returns the index of the current set, or -1. */
function indexOfCurrent(played: readonly TimedSet[], now: number): number {
  const running = played.findLastIndex((set) => set.actualStart !== null);
  const started = played[running];
  if (started !== undefined && started.actualEnd === null) {
    const next = played[running + 1];
    const forgottenAt = Math.min(next?.end ?? Infinity, started.end + longestOvertimeMs);
    if (now < Math.max(started.end, forgottenAt)) return running;
  }
  return played.findLastIndex(
    (set, place) => place > running && isAhead(set) && set.start <= now && now < set.end,
  );
}

/** A set is never considered on for longer than this past its end. */
const longestOvertimeMs = 60 * minuteMs;

/**
 * Returns by how many minutes the current or next set is behind schedule, negative for early; null if unknown, because
 * a set without a recorded start may or may not be on time.
 */
export function minutesLate(state: StateOf<LateSet>): number | null {
  return state.state === 'closed' ? null : minutesLateOf(state.set);
}

/** The data of a set that its lateness depends on. */
export interface LateSet {
  readonly actualStart: number | null;
  readonly plannedStart: number;
  readonly startDelay: number;
}

/** Returns by how many minutes a set is late; see `minutesLate`. */
export function minutesLateOf({ actualStart, plannedStart, startDelay }: LateSet): number | null {
  if (actualStart !== null) return clockMinutesBetween(plannedStart, actualStart);
  return startDelay === 0 ? null : startDelay;
}
