import {
  focalPosition,
  pictureOfSet,
  setsToPicture,
  type LineupEvent,
  type PictureOfSet,
} from '@lineup/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useServices } from '../../../app/portal-context.ts';
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
  const { pictures } = useServices();
  // A picture on another website is not shown either: of that the storage has no versions.
  const withoutPicture = useMemo(() => {
    const isShown = (url: string) => pictures.version(url, { width: 160, format: 'webp' }) !== url;
    return events.filter(({ imageURL }) => !imageURL || !isShown(imageURL));
  }, [events, pictures]);
  const { ids, names } = setsToPicture(withoutPicture);
  // Where they cannot be read, initials or no picture serve as well.
  const { data: found } = useQuery({
    queryKey: ['artists to picture', ids, names],
    queryFn: () => artists.linked(ids, names),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  });
  useEffect(() => {
    if (found === undefined) return;
    const pictures = new Map(
      withoutPicture.map((event) => [event.id, pictureOfSet(event, (id) => found.get(id) ?? undefined)]),
    );
    onFound((days) => withPictures(days, pictures));
  }, [withoutPicture, found, onFound]);
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
        const picture = pictures.get(set.id);
        return picture ? pictured(set, picture) : set;
      }),
    })),
  }));
}
