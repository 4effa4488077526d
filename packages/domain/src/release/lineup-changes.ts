import { dequal } from 'dequal/lite';
import type { FrozenLineup, FrozenSet } from './frozen-lineup.ts';
import { festivalKey, type LineupChange } from './lineup-change.ts';

/** How many sets changes add, alter and remove. */
export interface ChangeCounts {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

/**
 * What differs between the release that is out (null: none yet) and the lineup as it is: the festival first, then the sets by their
 * start. A set is one change, whatever of it differs.
 */
export function releaseChanges(before: FrozenLineup | null, now: FrozenLineup): readonly LineupChange[] {
  const old = new Map((before?.sets ?? []).map((set) => [set.id, set]));
  const current = new Map(now.sets.map((set) => [set.id, set]));
  const written = now.sets
    .filter((set) => !dequal(old.get(set.id), set))
    .map((set) => ({ before: old.get(set.id) ?? null, after: set }));
  const removed = [...old.values()]
    .filter(({ id }) => !current.has(id))
    .map((set) => ({ before: set, after: null }));
  const sets = [...written, ...removed]
    .map((change): { on: 'set'; key: string; before: FrozenSet | null; after: FrozenSet | null } => ({
      on: 'set',
      key: (change.after ?? change.before)?.id ?? '',
      ...change,
    }))
    .sort((a, b) => startOf(a) - startOf(b) || (a.key < b.key ? -1 : 1));
  return before === null || dequal(before.festival, now.festival)
    ? sets
    : [{ on: 'festival', key: festivalKey, before: before.festival, after: now.festival }, ...sets];
}

/** How many sets the changes are about. */
export function countChanges(changes: readonly LineupChange[]): ChangeCounts {
  const counts = { added: 0, changed: 0, removed: 0 };
  for (const change of changes) {
    if (change.on !== 'set') continue;
    if (change.before === null) counts.added += 1;
    else counts[change.after === null ? 'removed' : 'changed'] += 1;
  }
  return counts;
}

function startOf({ before, after }: { readonly before: FrozenSet | null; readonly after: FrozenSet | null }) {
  return (after ?? before)?.start ?? 0;
}
