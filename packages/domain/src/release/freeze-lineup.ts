import type { Announcement } from '../entities/announcement.ts';
import { stagesOf, type Festival } from '../entities/festival.ts';
import type { LineupEvent } from '../entities/lineup-event.ts';
import { delaysOf } from '../live/planned-span.ts';
import { givenPublicTexts } from '../entities/set-texts.ts';
import { festivalDays } from '../festival/days.ts';
import { asPlanned, zoneRulesChanged } from '../festival/planned-zone.ts';
import { defaultHourCycle } from '../time/format.ts';
import { timestampToMillis } from '../timestamp.ts';
import type { FrozenFestival, FrozenLineup, FrozenSet } from './frozen-lineup.ts';
import type { FrozenLogo, FrozenLook } from './frozen-look.ts';
import { linkArtists, noArtists, type ArtistsToFreeze } from './link-frozen.ts';

/** The parts of a lineup that are stored elsewhere. */
interface FreezeOptions {
  /** The name of the festival's picture as stored with the release. */
  readonly cover?: string | null;
  /** The festival's logo as stored with the release. */
  readonly logo?: FrozenLogo | null;
  readonly artists?: ArtistsToFreeze;
}

/**
 * Freezes the current lineup for storage: all sets with what may be announced when, their artists, and nothing that is
 * never public.
 */
export function freezeLineup(
  festival: Festival,
  events: readonly LineupEvent[],
  { cover = null, logo = null, artists = noArtists }: FreezeOptions = {},
): FrozenLineup {
  const linked = linkArtists(events, artists);
  const sets = events
    .map((event) => frozenSet(event, linked.idsOf(event)))
    .sort((a, b) => a.start - b.start || (a.id < b.id ? -1 : 1));
  return {
    format: 1,
    festival: frozenFestival(festival, { cover, logo }),
    sets,
    artists: [...linked.frozen],
  };
}

function frozenFestival(
  stored: Festival,
  { cover, logo }: Pick<Required<FreezeOptions>, 'cover' | 'logo'>,
): FrozenFestival {
  // A festival whose zone rules have changed already uses its planned offsets.
  const festival = zoneRulesChanged(stored) ? stored : asPlanned(stored);
  const { id, name, location, timezone, dayStartsAt, hourCycle = defaultHourCycle, language } = festival;
  return {
    id,
    name,
    location,
    timezone,
    dayStartsAt,
    hourCycle,
    ...(language && { language }),
    days: festivalDays(festival),
    stages: [...stagesOf(festival)],
    cover,
    ...frozenLook(festival, logo),
  };
}

/** Contains only the given fields, so that a lineup without a look equals one from before looks existed. */
function frozenLook(
  { accentColor, pageLinks = [], pageNote }: Festival,
  logo: FrozenLogo | null,
): FrozenLook {
  const note = pageNote?.trim();
  return {
    ...(accentColor && { accentColor }),
    ...(logo !== null && { logo }),
    ...(pageLinks.length > 0 && { pageLinks }),
    ...(note && { pageNote: note }),
  };
}

function frozenSet(event: LineupEvent, artistIds: readonly string[]): FrozenSet {
  const { id, artistName, stage, timeStart, timeEnd, status, replacedBy, announcement } = event;
  const texts = givenPublicTexts(event);
  return {
    id,
    artistName: artistName.trim(),
    stage,
    start: timestampToMillis(timeStart),
    end: timestampToMillis(timeEnd),
    ...givenDelays(event),
    status: status ?? 'confirmed',
    replacedBy: (status === 'replaced' && replacedBy?.trim()) || null,
    ...(Object.keys(texts).length > 0 && { texts }),
    announcement: frozenAnnouncement(announcement ?? null),
    ...(artistIds.length > 0 && { artistIds: [...artistIds] }),
  };
}

function givenDelays(event: LineupEvent): Pick<FrozenSet, 'startDelay' | 'endDelay'> {
  const { startDelay, endDelay } = delaysOf(event);
  return { ...(startDelay !== 0 && { startDelay }), ...(endDelay !== 0 && { endDelay }) };
}

/** Returns null for an announcement that holds nothing back. */
function frozenAnnouncement(announcement: Announcement | null): Announcement | null {
  if (announcement === null) return null;
  const { level, tba = false, steps = [] } = announcement;
  if (level === 'time' && !tba) return null;
  return { level, ...(tba && { tba }), ...(steps.length > 0 && { steps }) };
}
