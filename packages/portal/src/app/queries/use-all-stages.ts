import { stagesOf, type Festival, type LineupEvent } from '@lineup/domain';
import { useMemo } from 'react';

/**
 * Returns the stages of a festival, plus any others that have sets; the same object as long as the stages do not
 * change.
 */
export function useAllStages(
  festival: Festival,
  events: readonly Pick<LineupEvent, 'stage'>[],
): readonly string[] {
  const names = useMemo(() => {
    const stages = new Set(stagesOf(festival));
    for (const { stage } of events) stages.add(stage);
    return [...stages].join('\n');
  }, [festival, events]);
  return useMemo(() => names.split('\n'), [names]);
}
