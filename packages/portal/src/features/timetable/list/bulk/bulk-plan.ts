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

/** What can be done to all selected sets at once. */
export const bulkKinds = ['shift', 'stage', 'day', 'length'] as const;
export type BulkKind = (typeof bulkKinds)[number];

/** What the sets would be like; null where the value says nothing yet. */
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
