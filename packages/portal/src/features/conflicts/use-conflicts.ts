import {
  conflictOrder,
  countsByKind,
  nextConflict,
  ofKinds,
  type Conflict,
  type ConflictIndex,
  type ConflictKind,
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
  const listed = useMemo(
    () => (filter === 'accepted' ? all.accepted : ofKinds(all.open, filter)),
    [all, filter],
  );
  const counts = useMemo(() => countsByKind(all.open), [all]);
  const find = (within: readonly Conflict[]) => within.find(({ id }) => id === chosen?.id) ?? null;
  const open = find(all.open);
  return {
    filter,
    setFilter,
    counts,
    acceptedCount: all.accepted.length,
    listed,
    /** The conflict in view as it is, or as it was last where it is settled. */
    inView: open ?? find(all.accepted) ?? chosen,
    isOpen: open !== null,
    choose: setChosen,
    /** Goes on to the next conflict that nobody has accepted, or to the one before; null where there is none. */
    step(back: boolean): Conflict | null {
      const kinds = filter === 'accepted' ? allKinds : filter;
      if (filter === 'accepted') setFilter(allKinds);
      const next = nextConflict(ofKinds(all.open, kinds), open ?? chosen, order, back);
      if (next !== null) setChosen(next);
      return next;
    },
  };
}

export type Conflicts = ReturnType<typeof useConflicts>;
