import { stagesOf } from '../entities/festival.ts';
import { spanOfFestival } from '../festival/days.ts';
import type { Interval } from '../festival/events/intervals.ts';
import { conflictKinds, type Conflict, type ConflictKind } from './conflict.ts';
import type { ConflictFestival } from './conflict-rules.ts';

/** Compares two conflicts. */
export type ConflictOrder = (a: Conflict, b: Conflict) => number;

/**
 * The order in which users go through conflicts: by time, and so by festival day, then by the festival's order of
 * stages. Conflicts outside the festival's days come last, like their tab.
 */
export function conflictOrder(festival: ConflictFestival): ConflictOrder {
  const days = spanOfFestival(festival);
  const places = new Map(stagesOf(festival).map((stage, place) => [stage, place]));
  const stageOf = ({ sets }: Conflict) => places.get(sets[0]?.stage ?? '') ?? places.size;
  return (a, b) =>
    Number(isOutside(a, days)) - Number(isOutside(b, days)) ||
    a.span.start - b.span.start ||
    stageOf(a) - stageOf(b) ||
    conflictKinds.indexOf(a.kind) - conflictKinds.indexOf(b.kind) ||
    (a.id < b.id ? -1 : Number(a.id !== b.id));
}

/** Counts the conflicts of each kind. */
export function countsByKind(conflicts: readonly Conflict[]): Readonly<Record<ConflictKind, number>> {
  const counts = Object.fromEntries(conflictKinds.map((kind) => [kind, 0])) as Record<ConflictKind, number>;
  for (const { kind } of conflicts) counts[kind] += 1;
  return counts;
}

/** The conflicts of these kinds; all conflicts if `kinds` is empty. */
export function ofKinds(
  conflicts: readonly Conflict[],
  kinds: ReadonlySet<ConflictKind>,
): readonly Conflict[] {
  return kinds.size === 0 ? conflicts : conflicts.filter(({ kind }) => kinds.has(kind));
}

/**
 * The conflict after `from` (before it if `back`), wrapping around at the end. `from` may no longer be in `conflicts`,
 * which can be in any order. Null if there are none.
 */
export function nextConflict(
  conflicts: readonly Conflict[],
  from: Conflict | null,
  order: ConflictOrder,
  back = false,
): Conflict | null {
  const compare: ConflictOrder = back ? (a, b) => order(b, a) : order;
  let first: Conflict | null = null;
  let next: Conflict | null = null;
  for (const each of conflicts) {
    if (first === null || compare(each, first) < 0) first = each;
    const isBehind = from !== null && compare(each, from) > 0;
    if (isBehind && (next === null || compare(each, next) < 0)) next = each;
  }
  return next ?? first;
}

/** Decided by the start of the first set, like days. */
function isOutside({ sets, span }: Conflict, days: Interval): boolean {
  const start = sets[0]?.start ?? span.start;
  return start < days.start || start >= days.end;
}
