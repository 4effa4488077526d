import type { FrozenLineup } from './frozen-lineup.ts';
import { festivalKey } from './lineup-change.ts';

/**
 * The lineup of the release before with the ticked changes: sets by their ids, the festival by `festivalKey`. A set goes along as a
 * whole, as it is now, or stays as it was. Before the first release that is: only what is ticked is in it.
 */
export function withTicked(
  before: FrozenLineup | null,
  now: FrozenLineup,
  ticked: ReadonlySet<string>,
): FrozenLineup {
  const festival = before === null || ticked.has(festivalKey) ? now.festival : before.festival;
  const kept = (before?.sets ?? []).filter(({ id }) => !ticked.has(id));
  const taken = now.sets.filter(({ id }) => ticked.has(id));
  const sets = [...kept, ...taken].sort((a, b) => a.start - b.start || (a.id < b.id ? -1 : 1));
  return { format: 1, festival, sets };
}
