import type { Interval } from '../festival/events/intervals.ts';
import type { LineupEvent } from '../entities/lineup-event.ts';
import type { SetStatus, WithStatus } from '../entities/set-status.ts';
import { timestampToMillis } from '../timestamp.ts';

/** Sets of events that were made before: of thousands of events that are looked at again most are the same. */
const made = new WeakMap<object, ConflictSet>();

/** A stored event as conflicts see it; the same object for the same event. */
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

/** What can go wrong with sets on the ground, the gravest first. */
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

/** `error`: it can't happen as it stands. `warning`: it may be meant. */
export type ConflictSeverity = 'error' | 'warning';

/**
 * A set as conflicts see it: who plays where, from instant to instant (milliseconds since the epoch). One whose stage is not
 * known yet (an empty text) conflicts with nothing, and neither does one with a status: it is not played.
 */
export interface ConflictSet extends Interval {
  readonly id: string;
  readonly artistName: string;
  readonly stage: string;
  readonly status?: SetStatus;
  /** Who plays instead of a replaced one. */
  readonly replacedBy?: string;
}

/** Something that can't happen on the ground, or hardly. */
export interface Conflict {
  /** The kind and the ids of the sets: it stays the same while other fields of the sets change. */
  readonly id: string;
  readonly kind: ConflictKind;
  readonly severity: ConflictSeverity;
  /** The sets, the earlier one first. */
  readonly sets: readonly ConflictSet[];
  /** The stretch of time that is wrong: the overlap, the break that is too short, the part outside the hours, the night, the set. */
  readonly span: Interval;
  /** How long that is, in whole minutes; less than `span` where a stage opens and closes again within it. */
  readonly minutes: number;
  /** Of a night that looks a day off: by how many days it would lie better, earlier where negative. */
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

/** The conflict of this kind between these sets, the earlier first. */
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

/** The keys of acceptances have room for this many letters of ids. */
const mostLetters = 280;

/** The ids; of so many that nothing could be stored by them the first, the last, and a number made of all. */
function idsInShort(ids: readonly string[]): string {
  const all = ids.join(' ');
  if (all.length <= mostLetters) return all;
  let hash = 0;
  for (let at = 0; at < all.length; at += 1) hash = (Math.imul(hash, 31) + all.charCodeAt(at)) >>> 0;
  return `${ids[0]} ${ids.at(-1)} ${ids.length} ${hash.toString(36)}`;
}

/** Returns true if nothing about two conflicts differs, the names and times of their sets included. */
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

/** By start, then end, then id: the order does not hang on that of the list. */
export function bySpan(a: Spanned, b: Spanned): number {
  return a.start - b.start || a.end - b.end || (a.id < b.id ? -1 : 1);
}

/** Conflicts by the start of their spans, then by id. */
export function bySpanAndId(a: Conflict, b: Conflict): number {
  return a.span.start - b.span.start || (a.id < b.id ? -1 : 1);
}
