import {
  parseDuration,
  parseShift,
  putOnDay,
  putOnStage,
  setLengths,
  shiftSets,
  type ConflictSet,
  type Festival,
  type PlanOutcome,
} from '@lineup/domain';

/** The kinds of bulk changes. */
export const bulkKinds = ['shift', 'stage', 'day', 'length'] as const;
export type BulkKind = (typeof bulkKinds)[number];

/** Returns the plan for the sets; null if the value is incomplete. */
export function bulkPlan(
  kind: BulkKind,
  value: string,
  sets: readonly ConflictSet[],
  festival: Festival,
): PlanOutcome | null {
  if (value.trim() === '') return null;
  if (kind === 'stage') return putOnStage(sets, value);
  if (kind === 'day') return putOnDay(sets, value, festival);
  const minutes = kind === 'shift' ? parseShift(value) : parseDuration(value);
  if (minutes === null || minutes === 0) return null;
  return kind === 'shift' ? shiftSets(sets, minutes, festival) : setLengths(sets, minutes, festival);
}
