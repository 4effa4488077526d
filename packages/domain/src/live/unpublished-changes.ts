import type { Delays } from './planned-span.ts';
import { isOff } from '../entities/set-status.ts';
import type { FrozenSet } from '../release/frozen-lineup.ts';
import { isLivePublished, type LiveChange } from '../release/with-live-changes.ts';
import type { LiveSet } from './live-set.ts';

/** What the public knows of a set: what `withLiveChanges` moves, as the current release has it. */
export type PublishedSet = Pick<FrozenSet, 'id' | 'start' | 'end' | 'status' | 'replacedBy'> & Delays;

/** What the public does not know yet of a set of the show day. */
export interface UnpublishedChange {
  readonly set: LiveSet;
  /** Minutes by which its start and end are later than published; negative for earlier. */
  readonly start: number;
  readonly end: number;
  /** Its status is another than published. */
  readonly hasOtherStatus: boolean;
}

/** What the show day has made of a set. */
export function liveChangeOf({ startDelay, endDelay, status, replacedBy }: LiveSet): LiveChange {
  return {
    startDelay,
    endDelay,
    status: status ?? 'confirmed',
    replacedBy: (status === 'replaced' && replacedBy) || null,
  };
}

/** The delays and cancellations of these sets that the current release does not have, by start. Sets that it does not have are left out. */
export function unpublishedChanges(
  sets: readonly LiveSet[],
  published: ReadonlyMap<string, PublishedSet>,
): readonly UnpublishedChange[] {
  return sets
    .flatMap((set): UnpublishedChange[] => {
      const known = published.get(set.id);
      const change = liveChangeOf(set);
      if (known === undefined || isLivePublished(known, change)) return [];
      return [
        {
          set,
          start: set.startDelay - known.startDelay,
          end: set.endDelay - known.endDelay,
          hasOtherStatus: known.status !== change.status || known.replacedBy !== change.replacedBy,
        },
      ];
    })
    .sort((a, b) => a.set.start - b.set.start || (a.set.id < b.set.id ? -1 : 1));
}

/** How many stages run late without the public knowing, and how many sets that moves. */
export interface UnpublishedCounts {
  readonly delays: number;
  readonly moved: number;
  readonly statuses: number;
}

/** A delay is the first moved set of a stage; what it pushes is counted among the moved sets. */
export function countUnpublished(changes: readonly UnpublishedChange[]): UnpublishedCounts {
  const moved = changes.filter(({ start, end, set }) => !isOff(set) && (start !== 0 || end !== 0));
  return {
    delays: new Set(moved.map(({ set }) => set.stage)).size,
    moved: moved.length,
    statuses: changes.filter(({ hasOtherStatus }) => hasOtherStatus).length,
  };
}
