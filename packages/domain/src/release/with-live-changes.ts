import { delaysOf } from '../live/planned-span.ts';
import type { FrozenLineup, FrozenSet } from './frozen-lineup.ts';

const minuteMs = 60_000;

/** The changes of a set on the show day: its delays and its status. */
export type LiveChange = Pick<FrozenSet, 'startDelay' | 'endDelay' | 'status' | 'replacedBy'>;

/**
 * Returns the published lineup with the show day's changes to these sets, without any other edits since: their times
 * move by the additional delay. Sets that are not in the release are not added.
 */
export function withLiveChanges(
  before: FrozenLineup,
  changes: ReadonlyMap<string, LiveChange>,
): FrozenLineup {
  const sets = before.sets.map((set) => {
    const change = changes.get(set.id);
    return change === undefined ? set : changedSet(set, change);
  });
  return { ...before, sets: sets.sort((a, b) => a.start - b.start || (a.id < b.id ? -1 : 1)) };
}

function changedSet(set: FrozenSet, change: LiveChange): FrozenSet {
  const [before, after] = [delaysOf(set), delaysOf(change)];
  const { startDelay: _, endDelay: _1, ...rest } = set;
  return {
    ...rest,
    start: set.start + (after.startDelay - before.startDelay) * minuteMs,
    end: set.end + (after.endDelay - before.endDelay) * minuteMs,
    ...(after.startDelay !== 0 && { startDelay: after.startDelay }),
    ...(after.endDelay !== 0 && { endDelay: after.endDelay }),
    status: change.status,
    replacedBy: change.replacedBy,
  };
}

/** Returns true if the release already has the set's delays and status of the show day. */
export function isLivePublished(set: LiveChange, change: LiveChange): boolean {
  const [before, after] = [delaysOf(set), delaysOf(change)];
  return (
    before.startDelay === after.startDelay &&
    before.endDelay === after.endDelay &&
    set.status === change.status &&
    set.replacedBy === change.replacedBy
  );
}
