import type { Delays } from './planned-span.ts';
import { isOff } from '../entities/set-status.ts';
import type { FrozenSet } from '../release/frozen-lineup.ts';
import { isLivePublished, type LiveChange } from '../release/with-live-changes.ts';
import type { LiveSet } from './live-set.ts';

/** A set as published in the current release: the fields that `withLiveChanges` changes. */
export type PublishedSet = Pick<FrozenSet, 'id' | 'start' | 'end' | 'status' | 'replacedBy'> & Delays;

/** The unpublished changes of a set on the show day. */
export interface UnpublishedChange {
  readonly set: LiveSet;
  /** How many minutes start and end are later than published; negative for earlier. */
  readonly start: number;
  readonly end: number;
  /** True if its status or replacement differs from the published one. */
  readonly hasOtherStatus: boolean;
}

/** Returns the delays and status of a set on the show day. */
export function liveChangeOf({ startDelay, endDelay, status, replacedBy }: LiveSet): LiveChange {
  return {
    startDelay,
    endDelay,
    status: status ?? 'confirmed',
    replacedBy: (status === 'replaced' && replacedBy) || null,
  };
}

/**
 * Returns the delays and cancellations that the current release does not have, by start. Sets that are not in the
 * release are left out.
 */
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

/** The number of stages with unpublished delays, and of sets that these move. */
export interface UnpublishedCounts {
  readonly delays: number;
  readonly moved: number;
  readonly statuses: number;
}

/** Each stage counts as one delay; every set that it moves counts as moved. */
export function countUnpublished(changes: readonly UnpublishedChange[]): UnpublishedCounts {
  const moved = changes.filter(({ start, end, set }) => !isOff(set) && (start !== 0 || end !== 0));
  return {
    delays: new Set(moved.map(({ set }) => set.stage)).size,
    moved: moved.length,
    statuses: changes.filter(({ hasOtherStatus }) => hasOtherStatus).length,
  };
}
