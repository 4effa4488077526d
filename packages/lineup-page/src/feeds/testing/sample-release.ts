import { instantOf } from '@lineup/domain';
import type { PublicRelease, PublicSet, Tombstone } from '@lineup/domain/release';

/** The address of the sample. */
export const place = { origin: 'https://lineup.example', slug: 'salt-and-lantern' };

/** Three days on the Dutch coast that begin at six in the morning. */
export const festival: PublicRelease['festival'] = {
  id: 'festival1',
  name: 'Salt & Lantern',
  location: 'Terschelling',
  timezone: 'Europe/Amsterdam',
  dayStartsAt: '06:00',
  hourCycle: 'h23',
  days: ['2026-07-03', '2026-07-04', '2026-07-05'],
  cover: null,
};

/** A clock time at the festival, in milliseconds since the epoch. */
export function at(date: string, clock: string): number {
  return instantOf(date, clock, festival.timezone);
}

/** Owl Parade on the Pier, on Friday from 20:00 to 21:00, fully announced unless a trait says otherwise. */
export function setOf(traits: Partial<PublicSet> = {}): PublicSet {
  return {
    id: 'owl',
    number: 1,
    name: 'Owl Parade',
    artist: 'owl-parade',
    stage: 'pier',
    day: '2026-07-03',
    start: at('2026-07-03', '20:00'),
    end: at('2026-07-03', '21:00'),
    status: 'confirmed',
    replacedBy: null,
    sequence: 100,
    changedAt: at('2026-06-01', '12:00'),
    ...traits,
  };
}

/** The same set, deleted: it was in the feeds of the Pier and of Owl Parade. */
export function goneOf(traits: Partial<Tombstone> = {}): Tombstone {
  return {
    id: 'owl',
    number: 1,
    sequence: 200,
    changedAt: at('2026-06-02', '12:00'),
    start: at('2026-07-03', '20:00'),
    end: at('2026-07-03', '21:00'),
    feeds: ['artists/owl-parade', 'stages/pier'],
    ...traits,
  };
}

/** A release of these sets on Pier and Barn, with the artists they name. */
export function releaseOf(sets: readonly PublicSet[], traits: Partial<PublicRelease> = {}): PublicRelease {
  const artists = sets.flatMap(({ artist, name }) =>
    artist === null || name === null ? [] : [{ slug: artist, name }],
  );
  return {
    format: 1,
    state: 'published',
    release: {
      id: 'release1',
      number: 3,
      publishedAt: at('2026-06-01', '12:00'),
      plannedFor: null,
      late: false,
    },
    festival,
    stages: [
      { slug: 'pier', name: 'Pier', colour: 0 },
      { slug: 'barn', name: 'Barn', colour: 1 },
    ],
    artists,
    profiles: [],
    sets: [...sets],
    gone: [],
    formerFeeds: [],
    changes: [],
    nextStep: null,
    ...traits,
  };
}
