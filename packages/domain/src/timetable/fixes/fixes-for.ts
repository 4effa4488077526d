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
 * The ways to settle a conflict of the index, the best first: those that bring no error before those that do, and among these the ones
 * that leave every set on its stage, then those that bring the fewest warnings. Each takes this conflict away, whatever it leaves; `editsOfPlan` makes the edits of its plan. To be
 * asked for the conflict in view: every way is tried out.
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
  // Of thousands of conflicts only those are looked at whose sets are concerned.
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

/** The conflicts that any of these sets is part of, by id. */
function conflictsAmong(sets: ReadonlySet<string>, index: ConflictIndex): ReadonlyMap<string, Conflict> {
  const found = [...sets].flatMap((id) => index.of(id));
  return new Map(found.map((each) => [each.id, each]));
}

/** Returns true if a set would leave its stage. To another stage is a guess: of many stages any may be free. */
function changesStage({ plan }: Fix, index: ConflictIndex): boolean {
  return plan.sets.some(({ id, stage }) => index.get(id)?.stage !== stage);
}

function errorsOf({ leaves }: Fix): number {
  return leaves.filter(({ severity }) => severity === 'error').length;
}

function warningsOf(fix: Fix): number {
  return fix.leaves.length - errorsOf(fix);
}
