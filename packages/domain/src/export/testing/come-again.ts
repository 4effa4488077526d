import type { LineupEvent } from '../../entities/lineup-event.ts';
import { eventTimestamps, type EventClockTimes } from '../../festival/events/event-times.ts';
import type { LineupFestival } from '../../lineup/parsed-lineup.ts';
import { matchSets } from '../../merge/matching/match-sets.ts';
import { planMerge } from '../../merge/planning/plan-merge.ts';
import { valuesOfDraft } from '../../merge/set-values.ts';
import { parseAnyLineup } from '../../reading/parse-any-lineup.ts';
import { timestampFromMillis } from '../../timestamp.ts';
import { artistKeyOf } from '../../artists/columns/said-artists.ts';
import { planArtists } from '../../artists/columns/plan-artists.ts';
import type { ExportedArtists, ExportFestival } from '../exported-set.ts';
import { lineupCsv } from '../write-csv.ts';
import { lineupJson } from '../write-json.ts';
import { lineupWorkbook } from '../write-workbook.ts';

/** A festival for both export and import. */
export type ReadFestival = LineupFestival & ExportFestival;

const utf8 = (text: string) => new TextEncoder().encode(text);

/** Exports the lineup, by file name. */
const writers = {
  'lineup.json': (sets: readonly LineupEvent[], festival: ExportFestival, artists?: ExportedArtists) =>
    utf8(lineupJson(sets, festival, artists)),
  'lineup.csv': (sets: readonly LineupEvent[], festival: ExportFestival, artists?: ExportedArtists) =>
    utf8(lineupCsv(sets, festival, artists)),
  'lineup.xlsx': lineupWorkbook,
};
export const formats = Object.entries(writers);

const stamp = timestampFromMillis(0);

/** A stored set at these times. */
export function setOf(
  id: string,
  artistName: string,
  stage: string,
  times: EventClockTimes,
  festival: ReadFestival,
): LineupEvent {
  const { date, timeStart, timeEnd } = eventTimestamps(times, festival);
  const stamps = { created_at: stamp, updated_at: stamp };
  return { id, artistName, stage, date, timeStart, timeEnd, imageURL: null, ...stamps };
}

/** Imports an exported file: returns what the merge finds, and what the import guessed or skipped. */
export async function comeAgain(
  fileName: string,
  bytes: Uint8Array,
  sets: readonly LineupEvent[],
  festival: ReadFestival,
  artists: ExportedArtists = [],
) {
  const read = await parseAnyLineup(bytes, fileName, festival);
  if (!read.ok) throw new Error(read.error);
  const incoming = read.events.map((event, place) => ({
    id: `d${place}`,
    row: event.row,
    values: valuesOfDraft(event),
    ...(event.sourceId !== undefined && { sourceId: event.sourceId }),
  }));
  const stored = sets.map((set) => ({ ...set, version: 'v' }));
  const pairing = matchSets(incoming, stored, null, festival);
  const { rows } = planMerge(pairing, null, festival);
  const saidRows = read.events.map((event, place) => ({ ...event, id: `d${place}` }));
  const linked = new Map(sets.map(({ artistName, artistIds }) => [artistKeyOf(artistName), artistIds ?? []]));
  const plan = planArtists(saidRows, { artists, linked }, null);
  return {
    ...(plan.artists.length > 0 && {
      artists: plan.artists.map(({ kind, changes }) => [kind, changes.length]),
    }),
    kinds: rows.map(({ kind }) => kind),
    how: pairing.pairs.map(({ how }) => how),
    hints: read.events.flatMap(({ hints }) => hints),
    leftOut: read.leftOut,
  };
}
