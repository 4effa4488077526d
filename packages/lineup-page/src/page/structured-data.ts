import type { PublicProfile, PublicRelease, PublicSet } from '@lineup/domain/release';
import { picturePath } from '../http.ts';
import { pagePath, type PublicPlace } from '../place.ts';
import { type ArtistSets, largestPictures } from './programme.ts';
import { machineTime } from './times.ts';

/** More sets than this would fill half of the page; search engines read the festival without them, too. */
const mostSubEvents = 250;

/**
 * The schema.org data of a release for search engines: the festival and, up to a limit, its sets. As text for a script
 * element.
 */
export function festivalData(release: PublicRelease, place: PublicPlace): string {
  return scriptText(festivalEvent(release, place));
}

/** The same for one artist with all sets under that name; `profiles` are those linked to the sets. */
export function artistData(
  { slug, name, sets }: ArtistSets,
  profiles: readonly PublicProfile[],
  release: PublicRelease,
  place: PublicPlace,
): string {
  const pictures = largestPictures(profiles);
  const links = profiles.flatMap(({ values }) => Object.values(values.links ?? {}));
  return scriptText({
    '@context': 'https://schema.org',
    '@type': 'MusicGroup',
    name,
    url: `${place.origin}${pagePath(place)}/artists/${slug}`,
    ...(pictures.length > 0 && {
      image: pictures.map((sha256) => place.origin + picturePath(place.slug, sha256)),
    }),
    ...(links.length > 0 && { sameAs: links }),
    event: sets.filter(({ start }) => start !== null).map((set) => setEvent(set, release)),
  });
}

/** Serialises data as the text of a script element, escaped so that it cannot close the element. */
export function scriptText(data: object): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}

function festivalEvent(release: PublicRelease, place: PublicPlace) {
  const { festival, sets } = release;
  const timed = sets.filter(({ name, start }) => name !== null && start !== null);
  return {
    '@context': 'https://schema.org',
    '@type': ['Festival', 'MusicEvent'],
    name: festival.name,
    url: place.origin + pagePath(place),
    startDate: festival.days[0],
    endDate: festival.days.at(-1),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', name: festival.location, address: festival.location },
    ...(festival.cover !== null && { image: place.origin + picturePath(place.slug, festival.cover) }),
    ...(timed.length > 0 &&
      timed.length <= mostSubEvents && { subEvent: timed.map((set) => setEvent(set, release)) }),
  };
}

function setEvent({ name, stage, start, end, status }: PublicSet, { festival, stages }: PublicRelease) {
  const time = (instant: number | null) =>
    instant === null ? undefined : machineTime(instant, festival.timezone);
  const place = stages.find(({ slug }) => slug === stage)?.name ?? festival.location;
  return {
    '@type': 'MusicEvent',
    name,
    startDate: time(start),
    endDate: time(end),
    eventStatus: `https://schema.org/${status === 'confirmed' ? 'EventScheduled' : 'EventCancelled'}`,
    location: { '@type': 'Place', name: place, address: festival.location },
    performer: { '@type': 'PerformingGroup', name },
  };
}
