import {
  clusterOrder,
  clustersOf,
  conflictOrder,
  countsByKind,
  nextConflict,
  ofKinds,
  type Conflict,
  type ConflictIndex,
  type ConflictKind,
  type ConflictOrder,
  type Festival,
  type LineupEvent,
} from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import { useMemo, useState } from 'react';
import { useConflictFilter } from './use-conflict-filter.ts';

/** The lineup that the panel works with. */
export interface ConflictsGiven {
  readonly festival: Festival;
  /** The events as they are shown. */
  readonly events: readonly Versioned<LineupEvent>[];
  /** The conflicts among the events. Mutated in place. */
  readonly index: ConflictIndex;
}

const allKinds: ReadonlySet<ConflictKind> = new Set();

/** The user's position in the timetable: a set, or a day that starts at this instant. */
export type TimetablePosition = { readonly setId: string } | { readonly dayStart: number };

/** The conflicts of a festival, which of them are listed, and which one is selected. */
export function useConflicts({ festival, events, index }: ConflictsGiven) {
  const [filter, setFilter] = useConflictFilter();
  const [chosen, setChosen] = useState<Conflict | null>(null);
  const order = useMemo(() => conflictOrder(festival), [festival]);
  const all = useMemo(
    () => ({
      events,
      open: index.all().toSorted(order),
      accepted: index.accepted().toSorted(order),
    }),
    // The index is mutated in place, so `events` has to be a dependency.
    [events, index, order],
  );
  const clusters = useMemo(
    () => clustersOf(filter === 'accepted' ? all.accepted : ofKinds(all.open, filter), order),
    [all, filter, order],
  );
  const listed = useMemo(() => clusters.flat(), [clusters]);
  const counts = useMemo(() => countsByKind(all.open), [all]);
  const find = (within: readonly Conflict[]) => within.find(({ id }) => id === chosen?.id) ?? null;
  const open = find(all.open);
  return {
    filter,
    setFilter,
    counts,
    acceptedCount: all.accepted.length,
    /** All conflicts that are not accepted, including kinds that are not listed. */
    open: all.open,
    clusters,
    /** The conflicts of all clusters, in order. */
    listed,
    /** The selected conflict; its last state if it was settled. */
    inView: open ?? find(all.accepted) ?? chosen,
    isOpen: open !== null,
    choose: setChosen,
    /**
     * Selects and returns the next open conflict, or the previous one; null if there is none. Starts from `position` if
     * the user has moved elsewhere since the last step.
     */
    step(back: boolean, position: TimetablePosition | null): Conflict | null {
      const kinds = filter === 'accepted' ? allKinds : filter;
      if (filter === 'accepted') setFilter(allKinds);
      const found = ofKinds(all.open, kinds);
      const from = open ?? chosen;
      // Include the settled conflict, so that stepping continues within its cluster.
      const known = from === null ? found : [...found, from];
      const byCluster = clusterOrder(clustersOf(known, order), order);
      const here = position && conflictAt(found, position, byCluster);
      const next = here ?? nextConflict(found, from, byCluster, back);
      if (next !== null) setChosen(next);
      return next;
    },
  };
}

/** Returns the first conflict of the set, or the first one from that day on. */
function conflictAt(
  conflicts: readonly Conflict[],
  position: TimetablePosition,
  order: ConflictOrder,
): Conflict | null {
  const isThere = (conflict: Conflict) =>
    'setId' in position
      ? conflict.sets.some(({ id }) => id === position.setId)
      : conflict.span.start >= position.dayStart;
  return nextConflict(conflicts.filter(isThere), null, order);
}

export type Conflicts = ReturnType<typeof useConflicts>;
