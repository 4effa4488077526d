import { stagesOf, type Festival, type LineupEvent } from '@lineup/domain';
import { useMemo } from 'react';

/** The stages of a festival, and others on which there are sets; the same object whatever else becomes of the sets. */
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
