import {
  focalPosition,
  pictureOfSet,
  setsToPicture,
  type Artist,
  type LineupEvent,
  type PictureOfSet,
} from '@lineup/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { useArtistServices } from '../../../app/provider/artist-services.ts';
import type { ScheduleDay, ScheduledSet } from './group-schedule.ts';

/** The days with the pictures of artists for sets that have none of their own. */
export type WithPictures = (days: readonly ScheduleDay[]) => readonly ScheduleDay[];

interface ArtistPicturesProps {
  readonly events: readonly LineupEvent[];
  readonly onFound: (withPictures: WithPictures) => void;
}

/** Reads the pictures of the artists of sets that have none of their own. Shows nothing itself; the schedule does not wait for it. */
export function ArtistPictures({ events, onFound }: ArtistPicturesProps) {
  const { artists } = useArtistServices();
  const { ids, names } = setsToPicture(events);
  const key = JSON.stringify([ids, names]);
  const [found, setFound] = useState<ReadonlyMap<string, Artist | null> | null>(null);
  const read = useEffectEvent(() => artists.linked(ids, names));
  useEffect(() => {
    let isGone = false;
    void read().then(
      (pictured) => !isGone && setFound(() => pictured),
      // Initials, or no picture, serve as well.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [key]);
  useEffect(() => {
    if (found === null) return;
    const pictures = new Map(
      events.map((event) => [event.id, pictureOfSet(event, (id) => found.get(id) ?? undefined)]),
    );
    onFound((days) => withPictures(days, pictures));
  }, [events, found, onFound]);
  return null;
}

/** The sets that were given pictures, so that cards that show the same are not drawn again. */
const known = new WeakMap<ScheduledSet, ScheduledSet>();

function pictured(set: ScheduledSet, { imageURL, focalPoint }: PictureOfSet): ScheduledSet {
  const imagePosition = focalPosition(focalPoint);
  const before = known.get(set);
  if (before?.imageURL === imageURL && before.imagePosition === imagePosition) return before;
  const made = { ...set, imageURL, imagePosition };
  known.set(set, made);
  return made;
}

function withPictures(
  days: readonly ScheduleDay[],
  pictures: ReadonlyMap<string, PictureOfSet | null>,
): readonly ScheduleDay[] {
  return days.map((day) => ({
    ...day,
    columns: day.columns.map((column) => ({
      ...column,
      sets: column.sets.map((set) => {
        const picture = set.imageURL === null ? pictures.get(set.id) : null;
        return picture ? pictured(set, picture) : set;
      }),
    })),
  }));
}
