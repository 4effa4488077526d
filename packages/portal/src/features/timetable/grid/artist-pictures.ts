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

/** Adds the pictures of artists to sets without their own. */
export type WithPictures = (days: readonly ScheduleDay[]) => readonly ScheduleDay[];

interface ArtistPicturesProps {
  readonly events: readonly LineupEvent[];
  readonly onFound: (withPictures: WithPictures) => void;
}

/** Loads the pictures of artists for sets without their own. Renders nothing; the schedule does not wait for it. */
export function ArtistPictures({ events, onFound }: ArtistPicturesProps) {
  const { artists } = useArtistServices();
  const { pictures } = useServices();
  // Pictures on other websites are not shown, as the storage has no resized versions of them.
  const withoutPicture = useMemo(() => {
    const isShown = (url: string) => pictures.version(url, { width: 160, format: 'webp' }) !== url;
    return events.filter(({ imageURL }) => !imageURL || !isShown(imageURL));
  }, [events, pictures]);
  const { ids, names } = setsToPicture(withoutPicture);
  // If they cannot be read, cards show initials or no picture.
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

/** The sets with an added picture, cached so that unchanged cards do not render again. */
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
