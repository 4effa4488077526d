import { compareChanges, listedChanges, type Change } from '@lineup/domain';

/** Changes of several lists, each once, the newest first. */
export function mergeChanges(...lists: readonly (readonly Change[])[]): readonly Change[] {
  const byId = new Map(lists.flat().map((change) => [change.id, change]));
  return listedChanges([...byId.values()].toSorted(compareChanges));
}

/**
 * The changes known so far with the latest ones. Where these begin behind all that is known, something between them was
 * missed, as after a long time without a connection: what was known is then read anew.
 */
export function withLatest(known: readonly Change[], latest: readonly Change[]): readonly Change[] {
  const ids = new Set(known.map(({ id }) => id));
  const isConnected = known.length === 0 || latest.length === 0 || latest.some(({ id }) => ids.has(id));
  return isConnected ? mergeChanges(known, latest) : latest;
}
