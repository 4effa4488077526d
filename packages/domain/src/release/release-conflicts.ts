import type { Conflict, ConflictSet } from '../conflicts/conflict.ts';
import { findConflicts } from '../conflicts/conflict-index.ts';
import { conflictRulesOf } from '../conflicts/conflict-rules.ts';
import type { Festival } from '../entities/festival.ts';
import { festivalTimestamps } from '../festival/days.ts';
import type { FrozenLineup, FrozenSet } from './frozen-lineup.ts';

/**
 * Returns the open conflicts of a lineup as published, including those of hidden sets. Days, hours and stages are those
 * published with it; `festival` provides the remaining rules and the accepted conflicts.
 */
export function releaseConflicts(
  { festival: frozen, sets }: FrozenLineup,
  festival: Festival,
): readonly Conflict[] {
  return findConflicts(sets.map(conflictSetOf), conflictRulesOf({ ...festival, ...groundOf(frozen) }));
}

function groundOf({ timezone, dayStartsAt, stages, days }: FrozenLineup['festival']) {
  const [startDate] = days;
  const endDate = days.at(-1);
  const dates =
    startDate === undefined || endDate === undefined
      ? null
      : festivalTimestamps({ startDate, endDate, timezone });
  return { timezone, dayStartsAt, stages, ...dates };
}

function conflictSetOf({ id, artistName, stage, start, end, status, replacedBy }: FrozenSet): ConflictSet {
  const played = { id, artistName, stage, start, end };
  if (status === 'confirmed') return played;
  return { ...played, status, ...(replacedBy !== null && { replacedBy }) };
}
