import { valueOf, type SetValues } from '../set-values.ts';
import type { MergeScope } from './choices.ts';

/** Returns true if a set is taken that is, or was, at these places: one that comes to a day or leaves it belongs to it. */
export function isInScope({ days, stages }: MergeScope, places: readonly SetValues[]): boolean {
  return places.some(
    (values) =>
      (days === undefined || days.includes(valueOf(values, 'date'))) &&
      (stages === undefined || stages.includes(valueOf(values, 'stage'))),
  );
}

/** The days and the stages of which a file speaks. */
export function scopeOfFile(values: readonly SetValues[]): Required<MergeScope> {
  const named = (field: 'date' | 'stage') => [
    ...new Set(values.map((set) => valueOf(set, field)).filter((value) => value !== '')),
  ];
  return { days: named('date'), stages: named('stage') };
}
