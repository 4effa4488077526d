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

/** What of a lineup the panel goes by. */
export interface ConflictsGiven {
  readonly festival: Festival;
  /** As they are shown. */
  readonly events: readonly Versioned<LineupEvent>[];
  /** The conflicts among them; the same object while they change. */
  readonly index: ConflictIndex;
}

const allKinds: ReadonlySet<ConflictKind> = new Set();

/** Where the person is in the timetable: at a set, or on a day that starts then (an instant). */
export type TimetablePosition = { readonly setId: string } | { readonly dayStart: number };

/** The conflicts of a festival, of which some are listed and one is in view. */
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
    // The index is the same object for other events.
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
    /** Those of the clusters, in their order. */
    listed,
    /** The conflict in view as it is, or as it was last where it is settled. */
    inView: open ?? find(all.accepted) ?? chosen,
    isOpen: open !== null,
    choose: setChosen,
    /**
     * Goes on to the next conflict that is not accepted, or to the one before; null where there is none. From `position`, where the
     * person has gone on elsewhere since the last one.
     */
    step(back: boolean, position: TimetablePosition | null): Conflict | null {
      const kinds = filter === 'accepted' ? allKinds : filter;
      if (filter === 'accepted') setFilter(allKinds);
      const found = ofKinds(all.open, kinds);
      const from = open ?? chosen;
      // The cluster of a conflict that was settled is gone on with.
      const known = from === null ? found : [...found, from];
      const byCluster = clusterOrder(clustersOf(known, order), order);
      const here = position && conflictAt(found, position, byCluster);
      const next = here ?? nextConflict(found, from, byCluster, back);
      if (next !== null) setChosen(next);
      return next;
    },
  };
}

/** The first conflict of the set, or else the first from that day on. */
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
