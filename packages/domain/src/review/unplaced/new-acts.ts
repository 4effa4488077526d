import { storedArtistKeys } from '../../conflicts/stored-artist-key.ts';
import type { DraftEvent } from '../../entities/upload.ts';
import { isUnplaced } from './is-unplaced.ts';

/** A set or an act of the festival. */
interface Named {
  readonly id: string;
  readonly artistName: string;
}

/**
 * Returns the drafts that become unplaced acts: those whose names the festival does not have yet. Each act or set of
 * the festival matches one draft, sets first for drafts with a place. A record stored under the id of a draft is that
 * draft.
 */
export function newActs(drafts: readonly DraftEvent[], festivalHas: readonly Named[]): readonly DraftEvent[] {
  const unplaced = drafts.filter(isUnplaced);
  if (unplaced.length === 0 || festivalHas.length === 0) return unplaced;
  const free = new Map<string, number>();
  const add = (name: string, by: number) => {
    const { whole } = storedArtistKeys(name);
    free.set(whole, (free.get(whole) ?? 0) + by);
  };
  const own = new Set(drafts.map(({ id }) => id));
  for (const { id, artistName } of festivalHas) if (!own.has(id)) add(artistName, 1);
  if (free.size === 0) return unplaced;
  for (const draft of drafts) if (!isUnplaced(draft)) add(draft.artistName, -1);
  return unplaced.filter(({ artistName }) => {
    const { whole } = storedArtistKeys(artistName);
    const left = free.get(whole) ?? 0;
    free.set(whole, left - 1);
    return left <= 0;
  });
}
