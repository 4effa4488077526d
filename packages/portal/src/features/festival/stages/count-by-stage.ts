import type { LineupEvent } from '@lineup/domain';

/** Counts the events of each stage. */
export function countByStage(events: readonly Pick<LineupEvent, 'stage'>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { stage } of events) counts.set(stage, (counts.get(stage) ?? 0) + 1);
  return counts;
}
