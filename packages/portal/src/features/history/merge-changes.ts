import { compareChanges, listedChanges, type Change } from '@lineup/domain';

/** Changes of several lists, each once, the newest first. */
export function mergeChanges(...lists: readonly (readonly Change[])[]): readonly Change[] {
  const byId = new Map(lists.flat().map((change) => [change.id, change]));
  return listedChanges([...byId.values()].toSorted(compareChanges));
}

/**
 * The changes known so far with the latest ones. Where these begin behind all that is known, something between them was
 * missed, as after a long time without a connection: what was known is then read again.
 */
export function withLatest(known: readonly Change[], latest: readonly Change[]): readonly Change[] {
  const ids = new Set(known.map(({ id }) => id));
  const isConnected = known.length === 0 || latest.length === 0 || latest.some(({ id }) => ids.has(id));
  return isConnected ? mergeChanges(known, latest) : latest;
}

/** All that was seen so far; the same list where nothing is new. Of an import row by row any of its changes stands for all. */
export function withSeen(before: readonly Change[], changes: readonly Change[]): readonly Change[] {
  const keys = new Set(before.map(keyOf));
  return changes.every((change) => keys.has(keyOf(change))) ? before : mergeChanges(before, changes);
}

function keyOf({ id, importId }: Change): string {
  return importId ?? id;
}
