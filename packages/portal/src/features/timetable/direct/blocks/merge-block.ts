import type { ConflictSet } from '@lineup/domain';

const isSameName = (a: ConflictSet, b: ConflictSet) => a.artistName === b.artistName;
const isSameStage = (a: ConflictSet, b: ConflictSet) => a.stage === b.stage;
const isSameTime = (a: ConflictSet, b: ConflictSet) => a.start === b.start && a.end === b.end;
const parts = [isSameName, isSameStage, isSameTime];

/**
 * Merges the typed values, based on an earlier copy, into the current block; null if others changed the same fields to
 * different values.
 */
export function mergedBlock(base: ConflictSet, typed: ConflictSet, now: ConflictSet): ConflictSet | null {
  const isClash = parts.some((isSame) => !isSame(typed, base) && !isSame(now, base) && !isSame(typed, now));
  if (isClash) return null;
  const { start, end } = isSameTime(typed, base) ? now : typed;
  return {
    ...now,
    artistName: (isSameName(typed, base) ? now : typed).artistName,
    stage: (isSameStage(typed, base) ? now : typed).stage,
    start,
    end,
  };
}
