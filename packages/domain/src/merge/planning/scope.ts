import { valueOf, type SetValues } from '../set-values.ts';
import type { MergeScope } from './choices.ts';

/**
 * Returns true if any of a set's places, old or new, is in scope: a set that moves to a selected day or away from it
 * counts.
 */
export function isInScope({ days, stages }: MergeScope, places: readonly SetValues[]): boolean {
  return places.some(
    (values) =>
      (days === undefined || days.includes(valueOf(values, 'date'))) &&
      (stages === undefined || stages.includes(valueOf(values, 'stage'))),
  );
}

/** Returns the days and stages that a file covers. */
export function scopeOfFile(values: readonly SetValues[]): Required<MergeScope> {
  const named = (field: 'date' | 'stage') => [
    ...new Set(values.map((set) => valueOf(set, field)).filter((value) => value !== '')),
  ];
  return { days: named('date'), stages: named('stage') };
}
