import {
  bySpan,
  pushWhatFollows,
  swapSets,
  type Conflict,
  type ConflictIndex,
  type ConflictSet,
  type PlanOutcome,
  type TimetableFestival,
} from '@lineup/domain';
import type { Held } from './gesture.ts';

/** With whom a set that was dropped clashes, so that the toast can offer a way out. */
export interface Clash {
  /** The set as it was before the gesture. */
  readonly before: ConflictSet;
  readonly other: ConflictSet;
  /** Whether the two can change places: only what was moved has one to give. */
  readonly canSwap: boolean;
}

/** The overlap of the one set that was dropped; the first where there are several, null where there is none. */
export function clashOf(
  held: Held,
  sets: readonly ConflictSet[],
  conflicts: readonly Conflict[],
): Clash | null {
  const [before] = sets;
  if (before === undefined || sets.length !== 1 || held.isCopy) return null;
  const others = conflicts
    .filter(({ kind }) => kind === 'overlap')
    .flatMap((conflict) => conflict.sets.filter(({ id }) => id !== before.id));
  const [other] = others;
  return other === undefined ? null : { before, other, canSwap: canSwap(held) && others.length === 1 };
}

/** What was not on the grid has no place to give. */
function canSwap({ phase, grip }: Held): boolean {
  return phase === 'dragging' && grip.on === 'set';
}

/** The two in one another's places; null where one of them has gone. */
export function swapped(
  { before, other }: Pick<Clash, 'before' | 'other'>,
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

/** What follows out of the way of the earlier of the two; null where one of them has gone. */
export function pushed(
  { before, other }: Clash,
  index: ConflictIndex,
  festival: TimetableFestival,
): PlanOutcome | null {
  const [own, now] = [index.get(before.id), index.get(other.id)];
  if (own === undefined || now === undefined) return null;
  return pushedBy(bySpan(own, now) < 0 ? own : now, index, festival);
}

function changeover(index: ConflictIndex, stage: string): number {
  return index.rules.changeoverMinutes.get(stage) ?? 0;
}
