import type { Interval } from '../festival/events/intervals.ts';
import type { LineupEvent } from '../entities/lineup-event.ts';
import type { SetStatus, WithStatus } from '../entities/set-status.ts';
import { timestampToMillis } from '../timestamp.ts';

/** Cached by event, as most of thousands of events are unchanged when they are checked again. */
const made = new WeakMap<object, ConflictSet>();

/** Converts a stored event for conflict checks; returns the same object for the same event. */
export function conflictSetOf(
  event: Pick<LineupEvent, 'id' | 'artistName' | 'stage' | 'timeStart' | 'timeEnd'> & WithStatus,
): ConflictSet {
  const known = made.get(event);
  if (known !== undefined) return known;
  const { id, artistName, stage, timeStart, timeEnd, status, replacedBy } = event;
  const played = {
    id,
    artistName,
    stage,
    start: timestampToMillis(timeStart),
    end: timestampToMillis(timeEnd),
  };
  const set = status ? { ...played, status, ...(replacedBy && { replacedBy }) } : played;
  made.set(event, set);
  return set;
}

/** The kinds of conflicts, most serious first. */
export const conflictKinds = [
  'overlap',
  'doubleBooking',
  'duplicate',
  'misplaced',
  'night',
  'tight',
  'shortChangeover',
  'outsideHours',
  'unlikelyLength',
] as const;
export type ConflictKind = (typeof conflictKinds)[number];

/** `error`: impossible as planned. `warning`: possibly intended. */
export type ConflictSeverity = 'error' | 'warning';

/**
 * The part of a set that conflicts depend on: who plays where, from instant to instant (milliseconds since the epoch).
 * A set whose stage is unknown (empty) does not conflict with other sets; one with a status is not played and has no
 * conflicts.
 */
export interface ConflictSet extends Interval {
  readonly id: string;
  readonly artistName: string;
  readonly stage: string;
  readonly status?: SetStatus;
  /** Who plays instead of a replaced artist. */
  readonly replacedBy?: string;
}

/** Something in the schedule that is impossible or unlikely. */
export interface Conflict {
  /** The kind and the ids of the sets, so it is unaffected by changes to other fields. */
  readonly id: string;
  readonly kind: ConflictKind;
  readonly severity: ConflictSeverity;
  /** Earliest first. */
  readonly sets: readonly ConflictSet[];
  /** The time in question: the overlap, the short break, the time outside opening hours, the night, or the set. */
  readonly span: Interval;
  /** The length in whole minutes; less than `span` if a stage opens and closes again within it. */
  readonly minutes: number;
  /** Only for a night that looks a day off: the days to move it by; negative is earlier. */
  readonly days?: -1 | 1;
}

const severities: Readonly<Record<ConflictKind, ConflictSeverity>> = {
  overlap: 'error',
  doubleBooking: 'error',
  duplicate: 'error',
  misplaced: 'error',
  night: 'warning',
  tight: 'warning',
  shortChangeover: 'warning',
  outsideHours: 'warning',
  unlikelyLength: 'warning',
};

/** Makes a conflict of this kind between these sets, which are in order of time. */
export function conflict(kind: ConflictKind, sets: readonly ConflictSet[], span: Interval): Conflict {
  return {
    id: `${kind} ${idsInShort(sets.map(({ id }) => id).sort())}`,
    kind,
    severity: severities[kind],
    sets,
    span: { start: span.start, end: span.end },
    minutes: Math.round((span.end - span.start) / 60_000),
  };
}

/** The maximum number of characters of ids that fit in an acceptance key. */
const mostLetters = 280;

/** Joins the ids. If that is too long for an acceptance key: the first, the last, the count and a hash of all ids. */
function idsInShort(ids: readonly string[]): string {
  const all = ids.join(' ');
  if (all.length <= mostLetters) return all;
  let hash = 0;
  for (let at = 0; at < all.length; at += 1) hash = (Math.imul(hash, 31) + all.charCodeAt(at)) >>> 0;
  return `${ids[0]} ${ids.at(-1)} ${ids.length} ${hash.toString(36)}`;
}

/** Returns true if two conflicts have the same id, span and days, and identical set objects. */
export function isSameConflict(a: Conflict, b: Conflict): boolean {
  return (
    a.id === b.id &&
    a.span.start === b.span.start &&
    a.span.end === b.span.end &&
    a.days === b.days &&
    a.sets.every((set, place) => set === b.sets[place])
  );
}

type Spanned = Pick<ConflictSet, 'id' | 'start' | 'end'>;

/** Sorts by start, end and id, independently of the original order. */
export function bySpan(a: Spanned, b: Spanned): number {
  return a.start - b.start || a.end - b.end || (a.id < b.id ? -1 : 1);
}

/** Sorts conflicts by the start of their spans, then by id. */
export function bySpanAndId(a: Conflict, b: Conflict): number {
  return a.span.start - b.span.start || (a.id < b.id ? -1 : 1);
}
