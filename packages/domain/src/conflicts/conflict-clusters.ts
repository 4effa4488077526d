import type { Conflict } from './conflict.ts';
import type { ConflictOrder } from './conflict-order.ts';

/** Conflicts that share sets, directly or through others, as several sets that overlap on a stage; each list in `order`. */
export type ConflictClusters = readonly (readonly Conflict[])[];

/** The conflicts by cluster: the clusters by their first conflict, and the conflicts of each in `order`. */
export function clustersOf(conflicts: readonly Conflict[], order: ConflictOrder): ConflictClusters {
  const clusters = new Map<string, Conflict[]>();
  const rootOf = rootsOfSets(conflicts);
  for (const conflict of conflicts.toSorted(order)) {
    const root = rootOf(conflict.sets[0]?.id ?? conflict.id);
    const known = clusters.get(root);
    if (known === undefined) clusters.set(root, [conflict]);
    else known.push(conflict);
  }
  return [...clusters.values()];
}

/** The order that keeps the conflicts of a cluster together, at the place of its first one. */
export function clusterOrder(clusters: ConflictClusters, order: ConflictOrder): ConflictOrder {
  const firsts = new Map<string, Conflict>();
  for (const cluster of clusters) {
    for (const { id } of cluster) firsts.set(id, cluster[0] as Conflict);
  }
  const firstOf = (conflict: Conflict) => firsts.get(conflict.id) ?? conflict;
  return (a, b) => order(firstOf(a), firstOf(b)) || order(a, b);
}

/** For the id of a set, that of the one which stands for all that it is connected with. */
function rootsOfSets(conflicts: readonly Conflict[]): (id: string) => string {
  const parents = new Map<string, string>();
  const rootOf = (id: string): string => {
    let root = id;
    for (let parent = parents.get(root); parent !== undefined; parent = parents.get(root)) root = parent;
    // The next look-up of any set on the way takes one step.
    for (let at = id; at !== root;) {
      const parent = parents.get(at) ?? root;
      parents.set(at, root);
      at = parent;
    }
    return root;
  };
  for (const { sets } of conflicts) {
    const [first, ...others] = sets.map(({ id }) => rootOf(id));
    for (const other of others) {
      const [from, to] = [rootOf(other), rootOf(first ?? other)];
      if (from !== to) parents.set(from, to);
    }
  }
  return rootOf;
}
