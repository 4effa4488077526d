import type { Announcement, AnnouncementLevel } from '../../entities/announcement.ts';
import { artistRecordKeys } from '../../artists/artist-record-keys.ts';
import type { Artist } from '../../entities/artist.ts';
import type { Festival } from '../../entities/festival.ts';
import type { LineupEvent } from '../../entities/lineup-event.ts';
import { aFestival } from '../../festival/testing/festivals.ts';
import { timestampFromMillis } from '../../timestamp.ts';
import { freezeLineup } from '../freeze-lineup.ts';
import type { FrozenLineup } from '../frozen-lineup.ts';
import type { ArtistsToFreeze } from '../link-frozen.ts';
import { makePublicRelease, type Releasing } from '../make-public.ts';
import type { PublicRelease } from '../public-release.ts';
import type { ReleaseMemory } from '../release-memory.ts';

const stamp = timestampFromMillis(0);

/** 2026-07-03T18:00 in Amsterdam: the first evening of the festival. */
export const evening = Date.UTC(2026, 6, 3, 16);
export const hour = 3_600_000;

/** Before the festival: 2026-05-01T12:00Z. */
export const spring = Date.UTC(2026, 4, 1, 12);

/** Returns an invented stored festival with two stages; its days start at 06:00. */
export function storedFestival(other: Partial<Festival> = {}): Festival {
  const made = { ...aFestival({ dayStartsAt: '06:00' }), created_at: stamp, updated_at: stamp };
  return { ...made, id: 'festival1', ...other };
}

/** Returns a one-hour set on the Barn, starting this many hours into the first evening. */
export function aSet(
  id: string,
  artistName: string,
  hours = 0,
  other: Partial<LineupEvent> = {},
): LineupEvent {
  return {
    id,
    artistName,
    stage: 'Barn',
    date: stamp,
    timeStart: timestampFromMillis(evening + hours * hour),
    timeEnd: timestampFromMillis(evening + (hours + 1) * hour),
    created_at: stamp,
    updated_at: stamp,
    ...other,
  };
}

/** Returns an announcement with this level, and more from these instants on (milliseconds since the epoch). */
export function announced(
  level: AnnouncementLevel,
  steps: readonly (readonly [AnnouncementLevel, number])[] = [],
): { announcement: Announcement } {
  const later = steps.map(([next, at]) => ({ level: next, at: timestampFromMillis(at) }));
  return { announcement: { level, ...(later.length > 0 && { steps: later }) } };
}

export function frozenOf(
  sets: readonly LineupEvent[],
  other: Partial<Festival> = {},
  artists: ArtistsToFreeze['artists'] = [],
  pictures: ArtistsToFreeze['pictures'] = new Map(),
): FrozenLineup {
  return freezeLineup(storedFestival(other), sets, { artists: { artists, pictures } });
}

/** Returns a stored artist; its keys are derived from its names. */
export function anArtist(id: string, name: string, other: Partial<Artist> = {}): Artist {
  const names = { name, ...other };
  return { ...names, id, keys: [...artistRecordKeys(names)], created_at: stamp, updated_at: stamp };
}

/** A series of releases, each based on the previous one; published an hour apart by default. */
export class Releases {
  memory: ReleaseMemory | null = null;
  now = spring;
  #number = 0;

  out(frozen: FrozenLineup, other: Partial<Releasing> = {}): PublicRelease {
    this.now += hour;
    this.#number += 1;
    const { now = this.now } = other;
    this.now = now;
    const made = makePublicRelease(frozen, this.memory, {
      release: {
        id: `release${this.#number}`,
        number: this.#number,
        publishedAt: now,
        plannedFor: null,
        late: false,
      },
      now,
      state: 'published',
      ...other,
    });
    this.memory = made.memory;
    return made.public;
  }
}
