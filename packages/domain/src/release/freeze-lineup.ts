import type { Announcement } from '../entities/announcement.ts';
import { stagesOf, type Festival } from '../entities/festival.ts';
import type { LineupEvent } from '../entities/lineup-event.ts';
import { givenPublicTexts } from '../entities/set-texts.ts';
import { festivalDays } from '../festival/days.ts';
import { asPlanned, zoneRulesChanged } from '../festival/planned-zone.ts';
import { defaultHourCycle } from '../time/format.ts';
import { timestampToMillis } from '../timestamp.ts';
import type { FrozenFestival, FrozenLineup, FrozenSet } from './frozen-lineup.ts';

/**
 * A lineup as it is, to be stored: all sets with what may be announced of them when, and nothing that is never public. `cover` is the
 * name under which the festival's picture was stored with the release.
 */
export function freezeLineup(
  festival: Festival,
  events: readonly LineupEvent[],
  cover: string | null = null,
): FrozenLineup {
  const sets = events.map(frozenSet).sort((a, b) => a.start - b.start || (a.id < b.id ? -1 : 1));
  return { format: 1, festival: frozenFestival(festival, cover), sets };
}

function frozenFestival(stored: Festival, cover: string | null): FrozenFestival {
  // One that goes by the offsets it was planned with does so already.
  const festival = zoneRulesChanged(stored) ? stored : asPlanned(stored);
  const { id, name, location, timezone, dayStartsAt, hourCycle = defaultHourCycle } = festival;
  return {
    id,
    name,
    location,
    timezone,
    dayStartsAt,
    hourCycle,
    days: festivalDays(festival),
    stages: [...stagesOf(festival)],
    cover,
  };
}

function frozenSet(event: LineupEvent): FrozenSet {
  const { id, artistName, stage, timeStart, timeEnd, status, replacedBy, announcement } = event;
  const texts = givenPublicTexts(event);
  return {
    id,
    artistName: artistName.trim(),
    stage,
    start: timestampToMillis(timeStart),
    end: timestampToMillis(timeEnd),
    status: status ?? 'confirmed',
    replacedBy: (status === 'replaced' && replacedBy?.trim()) || null,
    ...(Object.keys(texts).length > 0 && { texts }),
    announcement: frozenAnnouncement(announcement ?? null),
  };
}

/** Null for one that holds nothing back. */
function frozenAnnouncement(announcement: Announcement | null): Announcement | null {
  if (announcement === null) return null;
  const { level, tba = false, steps = [] } = announcement;
  if (level === 'time' && !tba) return null;
  return { level, ...(tba && { tba }), ...(steps.length > 0 && { steps }) };
}
