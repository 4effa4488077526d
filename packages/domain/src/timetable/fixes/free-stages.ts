import type { ConflictSet } from '../../conflicts/conflict.ts';
import type { ConflictIndex } from '../../conflicts/conflict-index.ts';
import { overlaps } from '../../festival/events/intervals.ts';
import { millisPerMinute } from '../snap.ts';

/**
 * Returns the other stages of the festival that are open and free during a set, with the minimum changeover before and
 * after it; in the festival's order.
 */
export function freeStages(set: ConflictSet, index: ConflictIndex): readonly string[] {
  const { stages, changeoverMinutes, openHours } = index.rules;
  return [...stages].filter((stage) => {
    if (stage === set.stage) return false;
    const around = (changeoverMinutes.get(stage) ?? 0) * millisPerMinute;
    const needed = { start: set.start - around, end: set.end + around };
    const isOpen = openHours.get(stage)?.some(({ start, end }) => start <= set.start && set.end <= end);
    if (isOpen === false) return false;
    return !index.onStage(stage).some((other) => other.id !== set.id && overlaps(other, needed));
  });
}
