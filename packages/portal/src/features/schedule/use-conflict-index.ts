import {
  ConflictIndex,
  conflictRulesOf,
  conflictSetOf,
  type Festival,
  type LineupEvent,
} from '@lineup/domain';
import { useMemo } from 'react';

/** The conflicts among the events of a festival; a change looks again only at what it touches. */
export function useConflictIndex(festival: Festival, events: readonly LineupEvent[]): ConflictIndex {
  const index = useMemo(() => new ConflictIndex([], conflictRulesOf(festival)), [festival]);
  return useMemo(() => {
    index.replace(events.map(conflictSetOf));
    return index;
  }, [index, events]);
}
