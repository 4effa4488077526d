import type { LineupEvent } from '../entities/lineup-event.ts';
import { artistMembers } from '../entities/artist-columns.ts';
import { exportedSets, type ExportedArtists, type ExportFestival, type ExportedSet } from './exported-set.ts';
import type { ExportedTime } from './exported-time.ts';

/**
 * Writes the lineup as a JSON file: the festival, its stages in order, and its sets with times in its zone
 * ("2026-07-25T01:30:00-07:00"). Importing it requires no guesses.
 */
export function lineupJson(
  sets: readonly LineupEvent[],
  festival: ExportFestival,
  artists: ExportedArtists = [],
): string {
  const events = exportedSets(sets, festival, artists).map(({ id, artist, stage, start, end, ...rest }) => ({
    id,
    artist,
    stage,
    start: isoText(start),
    end: isoText(end),
    ...(rest.status !== null && { status: rest.status }),
    ...(rest.replacedBy !== null && { replacedBy: rest.replacedBy }),
    ...showDayMembers(rest.live),
    ...rest.texts,
    ...(rest.image !== null && { image: rest.image }),
    ...artistMembers(rest.artistTexts),
  }));
  const { name, timezone, stages } = festival;
  return `${JSON.stringify({ festival: name, timezone, stages, events }, null, 2)}\n`;
}

function showDayMembers(live: ExportedSet['live']): Readonly<Record<string, string>> {
  if (live === null) return {};
  return {
    plannedStart: isoText(live.plannedStart),
    plannedEnd: isoText(live.plannedEnd),
    ...(live.actualStart !== null && { actualStart: isoText(live.actualStart) }),
    ...(live.actualEnd !== null && { actualEnd: isoText(live.actualEnd) }),
  };
}

function isoText({ date, clock, offset }: ExportedTime): string {
  return `${date}T${clock}:00${offset}`;
}
