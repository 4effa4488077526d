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

/** A set that was dropped, and one that it overlaps. */
interface Pair {
  readonly id: string;
  readonly other: ConflictSet;
}

/** With whom the sets that were dropped clash, so that the toast can offer a way out. */
export interface Clash {
  readonly pairs: readonly [Pair, ...Pair[]];
  /** Of the one set that has given up a place for its new one, what it was there. */
  readonly before: ConflictSet | null;
}

/** The overlaps of what was dropped with what was not; null where there are none. */
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

/** The plan of a way out, where there is one and it changes anything. */
export function isWayOut(outcome: PlanOutcome | null): boolean {
  return outcome?.ok === true && !isEmptyPlan(outcome.plan);
}

/** With whom the one set that clashes would change places: of several the one that it overlaps longest. Null for several sets. */
export function partnerOf({ pairs }: Clash, index: ConflictIndex): ConflictSet | null {
  const [first] = pairs;
  const own = index.get(first.id);
  if (own === undefined || pairs.some(({ id }) => id !== first.id)) return null;
  const shared = ({ start, end }: ConflictSet) => Math.min(end, own.end) - Math.max(start, own.start);
  const [partner = null] = pairs.map(({ other }) => other).toSorted((a, b) => shared(b) - shared(a));
  return partner;
}

/**
 * The set that clashes and the other in one another's places: it gives that which it had before, or, where it had none, the two
 * change their order. Null where one of them has gone.
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

/** The two in one another's places; null where one of them has gone. */
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

/** What follows a set out of its way. */
export function pushedBy(first: ConflictSet, index: ConflictIndex, festival: TimetableFestival): PlanOutcome {
  return pushWhatFollows(first, index.onStage(first.stage), changeover(index, first.stage), festival);
}

/** The set later by this many minutes, with what follows it on its stage as far as that needs. */
export function delayedBy(
  set: ConflictSet,
  minutes: number,
  index: ConflictIndex,
  festival: TimetableFestival,
): PlanOutcome {
  return delaySet(set, minutes, index.onStage(set.stage), changeover(index, set.stage), festival);
}

/** What follows out of the way of the earlier of each two that clash; null where one of them has gone. */
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

/** A plan and what is done after it as one. */
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
