import type { ConflictSet } from '../../conflicts/conflict.ts';
import type { SetStatus } from '../../entities/set-status.ts';
import { planned, type PlanOutcome } from '../plan.ts';

/** The possible statuses of a set: confirmed, or one of the statuses. */
export type PlannedStatus = SetStatus | 'confirmed';

/**
 * Cancels the sets, replaces them with another artist (blank if not known yet), or confirms them again, without moving
 * them. Cancelled and replaced sets are not played, so confirming them may cause conflicts.
 */
export function setStatus(
  sets: readonly ConflictSet[],
  status: PlannedStatus,
  replacedBy?: string,
): PlanOutcome {
  const after = sets.map((set) => withStatus(set, status, replacedBy?.trim() ?? ''));
  return planned({ sets: after.filter((set, place) => !hasStatusOf(set, sets[place])), isOfStatus: true });
}

/** Returns the set without a status, so that it counts as played. */
export function withoutStatus({ id, artistName, stage, start, end }: ConflictSet): ConflictSet {
  return { id, artistName, stage, start, end };
}

/** Returns true if two sets have the same status and, if replaced, the same replacement. */
export function hasStatusOf(set: ConflictSet, other: ConflictSet | undefined): boolean {
  return set.status === other?.status && set.replacedBy === other?.replacedBy;
}

function withStatus(set: ConflictSet, status: PlannedStatus, replacedBy: string): ConflictSet {
  const played = withoutStatus(set);
  if (status === 'confirmed') return played;
  return { ...played, status, ...(status === 'replaced' && replacedBy !== '' && { replacedBy }) };
}
