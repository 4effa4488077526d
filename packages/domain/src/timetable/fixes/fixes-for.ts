import type { Conflict, ConflictKind } from '../../conflicts/conflict.ts';
import { isEmptyPlan } from '../plan.ts';
import { leavesDays } from '../moves/move-sets.ts';
import { doubleBookingFixes, tightFixes } from './artist-fixes.ts';
import type { Candidate, Fix, FixContext } from './fix.ts';
import { hoursFixes, lengthFixes, misplacedFixes } from './set-fixes.ts';
import { changeoverFixes, duplicateFixes, overlapFixes } from './stage-fixes.ts';

const candidates: Readonly<
  Record<ConflictKind, (conflict: Conflict, context: FixContext) => readonly Candidate[]>
> = {
  overlap: overlapFixes,
  doubleBooking: doubleBookingFixes,
  duplicate: duplicateFixes,
  misplaced: misplacedFixes,
  tight: tightFixes,
  shortChangeover: changeoverFixes,
  outsideHours: hoursFixes,
  unlikelyLength: lengthFixes,
};

/**
 * The ways to settle a conflict of the index, the best first: those that bring no other conflict, then those that bring only
 * warnings, then errors. Each takes this conflict away, whatever it leaves; `editsOfPlan` makes the edits of its plan. To be
 * asked for the conflict in view: every way is tried out on all sets.
 */
export function fixesFor(conflict: Conflict, context: FixContext): readonly Fix[] {
  const { index } = context;
  const before = new Set(index.all().map(({ id }) => id));
  const fixes = candidates[conflict.kind](conflict, context).flatMap((candidate) =>
    triedOut(candidate, conflict, before, context),
  );
  return fixes.toSorted((a, b) => costOf(a) - costOf(b));
}

function triedOut(
  { id, kind, label, outcome }: Candidate,
  conflict: Conflict,
  before: ReadonlySet<string>,
  { index, festival }: FixContext,
): readonly Fix[] {
  if (!outcome.ok || isEmptyPlan(outcome.plan)) return [];
  const { plan } = outcome;
  const old = plan.sets.map((set) => index.get(set.id) ?? set);
  if (leavesDays(old, plan.sets, festival) !== null) return [];
  const after = index.suppose(plan, () => index.all());
  if (after.some((each) => each.id === conflict.id)) return [];
  const leaves = after.filter((each) => !before.has(each.id));
  return [{ id, kind, label, plan, leaves, settles: before.size - (after.length - leaves.length) }];
}

/** One error is worse than any number of warnings. */
function costOf({ leaves }: Fix): number {
  return leaves.reduce((sum, { severity }) => sum + (severity === 'error' ? 1000 : 1), 0);
}
