import type { Conflict } from './conflict.ts';
import type { ConflictOrder } from './conflict-order.ts';

/**
 * Groups of conflicts that share sets, directly or through other conflicts, such as several overlapping sets on a
 * stage.
 */
export type ConflictClusters = readonly (readonly Conflict[])[];

/**
 * Groups conflicts into clusters. Clusters are ordered by their first conflict, and the conflicts in each by `order`.
 */
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

/** An order that keeps clusters together, at the position of their first conflict. */
export function clusterOrder(clusters: ConflictClusters, order: ConflictOrder): ConflictOrder {
  const firsts = new Map<string, Conflict>();
  for (const cluster of clusters) {
    for (const { id } of cluster) firsts.set(id, cluster[0] as Conflict);
  }
  const firstOf = (conflict: Conflict) => firsts.get(conflict.id) ?? conflict;
  return (a, b) => order(firstOf(a), firstOf(b)) || order(a, b);
}

/** Maps the id of a set to the id that represents all sets connected with it. */
function rootsOfSets(conflicts: readonly Conflict[]): (id: string) => string {
  const parents = new Map<string, string>();
  const rootOf = (id: string): string => {
    let root = id;
    for (let parent = parents.get(root); parent !== undefined; parent = parents.get(root)) root = parent;
    // Shortens the path, so that the next lookup takes one step.
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
