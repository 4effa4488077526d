import type { StoredSet } from '../../timetable/set-edits.ts';
import type { ImportBase } from '../import-base.ts';
import type { IncomingSet } from '../set-values.ts';
import type { Pair, Pairing } from './match-sets.ts';

/** The pairs by set ids. A worker returns these, so that the sets are not sent back. */
export type PairingIds = readonly (readonly [incoming: string, id: string, how: Pair['how']])[];

export function idsOfPairing({ pairs }: Pairing): PairingIds {
  return pairs.map(({ incoming, id, how }) => [incoming.id, id, how]);
}

/** Restores the pairing of the same lineups from these ids. */
export function pairingOfIds(
  ids: PairingIds,
  incoming: readonly IncomingSet[],
  stored: readonly StoredSet[],
  base: ImportBase | null,
): Pairing {
  const arrivals = new Map(incoming.map((set) => [set.id, set]));
  const left = new Map(stored.map((set) => [set.id, set]));
  const baseOf = (id: string) =>
    base !== null && Object.hasOwn(base.sets, id) ? (base.sets[id] ?? null) : null;
  const pairs = ids.flatMap(([arrival, id, how]): Pair[] => {
    const set = arrivals.get(arrival);
    if (set === undefined) return [];
    const found = left.get(id) ?? null;
    arrivals.delete(arrival);
    left.delete(id);
    return [{ incoming: set, id, stored: found, base: baseOf(id), how }];
  });
  return {
    pairs,
    added: [...arrivals.values()],
    left: [...left.values()].map((set) => ({ stored: set, base: baseOf(set.id) })),
  };
}
