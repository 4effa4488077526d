import {
  bySpan,
  delaySet,
  isEmptyPlan,
  planned,
  pushWhatFollows,
  swapSets,
  type Conflict,
  type ConflictIndex,
  type ConflictSet,
  type Plan,
  type PlanNote,
  type PlanOutcome,
  type TimetableFestival,
} from '@lineup/domain';
import type { Held } from './gesture.ts';

/** A dropped set, and one that it overlaps. */
interface Pair {
  readonly id: string;
  readonly other: ConflictSet;
}

/** The overlaps that a drop caused, from which the toast offers options. */
export interface Clash {
  readonly pairs: readonly [Pair, ...Pair[]];
  /** The state of a single moved set before the drop; null for anything else. */
  readonly before: ConflictSet | null;
}

/** Returns the overlaps between dropped and other sets; null if there are none. */
export function clashOf(
  held: Held,
  lifted: readonly ConflictSet[],
  { sets, created }: Plan,
  conflicts: readonly Conflict[],
): Clash | null {
  const own = new Set(sets.map(({ id }) => id));
  const [pair, ...pairs] = conflicts
    .filter(({ kind }) => kind === 'overlap')
    .flatMap((conflict) => pairsOf(conflict.sets, own));
  if (pair === undefined) return null;
  const [before] = lifted;
  const hasMoved = sets.length === 1 && created.size === 0 && held.phase === 'dragging';
  return { pairs: [pair, ...pairs], before: hasMoved && before !== undefined ? before : null };
}

function pairsOf(sets: readonly ConflictSet[], own: ReadonlySet<string>): readonly Pair[] {
  const others = sets.filter(({ id }) => !own.has(id));
  return sets.flatMap(({ id }) => (own.has(id) ? others.map((other) => ({ id, other })) : []));
}

/** Returns true if an option is possible and changes anything. */
export function isWayOut(outcome: PlanOutcome | null): boolean {
  return outcome?.ok === true && !isEmptyPlan(outcome.plan);
}

/**
 * Returns the set to swap the single clashing set with: the one that it overlaps longest. Null if several dropped sets
 * clash.
 */
export function partnerOf({ pairs }: Clash, index: ConflictIndex): ConflictSet | null {
  const [first] = pairs;
  const own = index.get(first.id);
  if (own === undefined || pairs.some(({ id }) => id !== first.id)) return null;
  const shared = ({ start, end }: ConflictSet) => Math.min(end, own.end) - Math.max(start, own.start);
  const [partner = null] = pairs.map(({ other }) => other).toSorted((a, b) => shared(b) - shared(a));
  return partner;
}

/**
 * Swaps the clashing set with the other one, which gets the former's old place; if it had none, the two change order.
 * Null if either of them is gone.
 */
export function swappedOut(
  { pairs: [{ id }], before }: Clash,
  other: ConflictSet,
  index: ConflictIndex,
  festival: TimetableFestival,
): PlanOutcome | null {
  const own = before ?? index.get(id);
  return own === undefined ? null : swapped(own, other, index, festival);
}

/** Swaps two sets; null if either of them is gone. */
export function swapped(
  before: ConflictSet,
  other: ConflictSet,
  index: ConflictIndex,
  festival: TimetableFestival,
): PlanOutcome | null {
  const now = index.get(other.id);
  if (now === undefined || index.get(before.id) === undefined) return null;
  return swapSets(before, now, index.onStage(before.stage), changeover(index, before.stage), festival);
}

/** Pushes the following sets out of the way of this one. */
export function pushedBy(first: ConflictSet, index: ConflictIndex, festival: TimetableFestival): PlanOutcome {
  return pushWhatFollows(first, index.onStage(first.stage), changeover(index, first.stage), festival);
}

/** Delays the set by this many minutes, and the following sets on its stage as far as necessary. */
export function delayedBy(
  set: ConflictSet,
  minutes: number,
  index: ConflictIndex,
  festival: TimetableFestival,
): PlanOutcome {
  return delaySet(set, minutes, index.onStage(set.stage), changeover(index, set.stage), festival);
}

/** In each clash, pushes whatever follows out of the way of the earlier set; null if one of the sets is gone. */
export function pushedOut(
  { pairs }: Clash,
  index: ConflictIndex,
  festival: TimetableFestival,
): PlanOutcome | null {
  const moved = new Map<string, ConflictSet>();
  let notes: readonly PlanNote[] = [];
  const firsts = new Map<string, ConflictSet>();
  for (const { id, other } of pairs) {
    const [own, now] = [index.get(id), index.get(other.id)];
    if (own === undefined || now === undefined) return null;
    const first = bySpan(own, now) < 0 ? own : now;
    firsts.set(first.id, first);
  }
  for (const { id, stage } of [...firsts.values()].sort(bySpan)) {
    const onStage = index.onStage(stage).map((set) => moved.get(set.id) ?? set);
    const first = onStage.find((set) => set.id === id);
    if (first === undefined) return null;
    const outcome = pushWhatFollows(first, onStage, changeover(index, stage), festival);
    if (!outcome.ok) return outcome;
    for (const set of outcome.plan.sets) moved.set(set.id, set);
    const again = new Set(outcome.plan.sets.map((set) => set.id));
    notes = [...notes.filter((note) => !again.has(note.set.id)), ...outcome.plan.notes];
  }
  return planned({ sets: [...moved.values()], notes });
}

/** Joins two consecutive plans into one. */
export function joined(first: Plan, next: Plan): Plan {
  const again = new Set(next.sets.map(({ id }) => id));
  const isLast = ({ id }: ConflictSet) => !again.has(id);
  return {
    ...first,
    sets: [...first.sets.filter(isLast), ...next.sets],
    notes: [...first.notes.filter(({ set }) => isLast(set)), ...next.notes],
  };
}

function changeover(index: ConflictIndex, stage: string): number {
  return index.rules.changeoverMinutes.get(stage) ?? 0;
}
