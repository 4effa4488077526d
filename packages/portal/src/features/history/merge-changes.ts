import { compareChanges, listedChanges, type Change } from '@lineup/domain';

/** Merges several lists of changes, each change once, newest first. */
export function mergeChanges(...lists: readonly (readonly Change[])[]): readonly Change[] {
  const byId = new Map(lists.flat().map((change) => [change.id, change]));
  return listedChanges([...byId.values()].toSorted(compareChanges));
}

/**
 * Merges the known changes with the latest ones. If none of these is known, some in between may be missing, as after a
 * long time without a connection: the known changes are then dropped and read again.
 */
export function withLatest(known: readonly Change[], latest: readonly Change[]): readonly Change[] {
  const ids = new Set(known.map(({ id }) => id));
  const isConnected = known.length === 0 || latest.length === 0 || latest.some(({ id }) => ids.has(id));
  return isConnected ? mergeChanges(known, latest) : latest;
}

/**
 * Adds to the changes seen so far; the same list if nothing is new. Any change of a row-by-row import represents all of
 * them.
 */
export function withSeen(before: readonly Change[], changes: readonly Change[]): readonly Change[] {
  const keys = new Set(before.map(keyOf));
  return changes.every((change) => keys.has(keyOf(change))) ? before : mergeChanges(before, changes);
}

function keyOf({ id, importId }: Change): string {
  return importId ?? id;
}
