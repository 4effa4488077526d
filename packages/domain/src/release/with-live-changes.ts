import { delaysOf } from '../live/planned-span.ts';
import type { FrozenLineup, FrozenSet } from './frozen-lineup.ts';

const minuteMs = 60_000;

/** What the show day says of a set: how far it was moved, and whether it is played. */
export type LiveChange = Pick<FrozenSet, 'startDelay' | 'endDelay' | 'status' | 'replacedBy'>;

/**
 * The published lineup with what the show day has changed of these sets, and with nothing else that was edited since: their times move
 * by the minutes that were added to their delays. Sets that the release does not have stay out.
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

/** Returns true if the release says of the set what the show day says. */
export function isLivePublished(set: LiveChange, change: LiveChange): boolean {
  const [before, after] = [delaysOf(set), delaysOf(change)];
  return (
    before.startDelay === after.startDelay &&
    before.endDelay === after.endDelay &&
    set.status === change.status &&
    set.replacedBy === change.replacedBy
  );
}
