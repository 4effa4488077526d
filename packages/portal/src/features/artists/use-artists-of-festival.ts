import { artistsOfSet, type Artist } from '@lineup/domain';
import { useMemo } from 'react';
import { useEvents } from '../../app/queries/use-events.ts';
import { useUnplacedActs } from '../../app/queries/use-unplaced-acts.ts';

/** Follows the ids of the artists of a festival's sets and acts; null without a festival and while loading. */
export function useArtistsOfFestival(
  festivalId: string,
  artists: readonly Artist[],
): ReadonlySet<string> | null {
  const isOff = festivalId === '';
  const { events } = useEvents(festivalId, isOff);
  const acts = useUnplacedActs(festivalId, !isOff);
  const sets = events.status === 'success' ? events.data : null;
  const unplaced = acts.status === 'success' ? acts.data : null;
  return useMemo(() => {
    if (isOff || sets === null || unplaced === null) return null;
    const byId = new Map(artists.map((artist) => [artist.id, artist]));
    const ofAll = [...sets, ...unplaced].flatMap((each) => artistsOfSet(each, (id) => byId.get(id)));
    return new Set(ofAll.map(({ id }) => id));
  }, [isOff, sets, unplaced, artists]);
}
