import { bySpanAndId, type Conflict, type ConflictKind } from '../../conflicts/conflict.ts';
import type { ConflictIndex } from '../../conflicts/conflict-index.ts';
import { isEmptyPlan } from '../plan.ts';
import { leavesDays } from '../moves/move-sets.ts';
import { doubleBookingFixes, tightFixes } from './artist-fixes.ts';
import type { Candidate, Fix, FixContext } from './fix.ts';
import { nightFixes } from './night-fixes.ts';
import { hoursFixes, lengthFixes, misplacedFixes } from './set-fixes.ts';
import { changeoverFixes, duplicateFixes, overlapFixes } from './stage-fixes.ts';

const candidates: Readonly<
  Record<ConflictKind, (conflict: Conflict, context: FixContext) => readonly Candidate[]>
> = {
  overlap: overlapFixes,
  doubleBooking: doubleBookingFixes,
  duplicate: duplicateFixes,
  misplaced: misplacedFixes,
  night: nightFixes,
  tight: tightFixes,
  shortChangeover: changeoverFixes,
  outsideHours: hoursFixes,
  unlikelyLength: lengthFixes,
};

/**
 * Returns the fixes for a conflict of the index, best first: those without new errors first; among these, the ones that
 * keep every set on its stage; then those with the fewest new warnings. Each solves this conflict, but may cause
 * others. `editsOfPlan` returns the edits of its plan. Expensive, because every fix is tried out: call it only for the
 * visible conflict.
 */
export function fixesFor(conflict: Conflict, context: FixContext): readonly Fix[] {
  const fixes = candidates[conflict.kind](conflict, context).flatMap((candidate) =>
    triedOut(candidate, conflict, context),
  );
  const stageChanges = new Map(fixes.map((fix) => [fix, changesStage(fix, context.index)]));
  const changes = (fix: Fix) => Number(stageChanges.get(fix) ?? false);
  return fixes.toSorted(
    (a, b) => errorsOf(a) - errorsOf(b) || changes(a) - changes(b) || warningsOf(a) - warningsOf(b),
  );
}

function triedOut(
  { id, kind, label, outcome }: Candidate,
  conflict: Conflict,
  { index, festival }: FixContext,
): readonly Fix[] {
  if (!outcome.ok || isEmptyPlan(outcome.plan)) return [];
  const { plan } = outcome;
  const old = plan.sets.map((set) => index.get(set.id) ?? set);
  if (leavesDays(old, plan.sets, festival) !== null) return [];
  // Checks only the conflicts of the affected sets, out of thousands.
  const { affected, after, isLeft } = index.suppose(plan, () => {
    const affected = index.takeAffected();
    const left = conflict.sets.flatMap((set) => index.of(set.id));
    return {
      affected,
      after: conflictsAmong(affected, index),
      isLeft: left.some((each) => each.id === conflict.id),
    };
  });
  if (isLeft) return [];
  const before = conflictsAmong(affected, index);
  const leaves = [...after.values()].filter((each) => !before.has(each.id)).sort(bySpanAndId);
  const settles = [...before.keys()].filter((each) => !after.has(each)).length;
  return [{ id, kind, label, plan, leaves, settles }];
}

/** Returns the conflicts of any of these sets, by id. */
function conflictsAmong(sets: ReadonlySet<string>, index: ConflictIndex): ReadonlyMap<string, Conflict> {
  const found = [...sets].flatMap((id) => index.of(id));
  return new Map(found.map((each) => [each.id, each]));
}

/**
 * Returns true if a set would leave its stage. A change of stage is a guess, because any of several stages may be free.
 */
function changesStage({ plan }: Fix, index: ConflictIndex): boolean {
  return plan.sets.some(({ id, stage }) => index.get(id)?.stage !== stage);
}

function errorsOf({ leaves }: Fix): number {
  return leaves.filter(({ severity }) => severity === 'error').length;
}

function warningsOf(fix: Fix): number {
  return fix.leaves.length - errorsOf(fix);
}
