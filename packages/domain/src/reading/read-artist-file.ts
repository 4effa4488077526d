import type { ArtistRow } from '../artists/columns/said-artists.ts';
import { timestampFromMillis } from '../timestamp.ts';
import type { LineupFestival } from '../lineup/parsed-lineup.ts';
import { parseAnyLineup } from './parse-any-lineup.ts';
import type { Unreadable } from './source.ts';

/** The artists of a file, or why it cannot be used. */
export type ArtistFileReading = { readonly ok: true; readonly rows: readonly ArtistRow[] } | Unreadable;

/** The times of sets are irrelevant here. */
const anyFestival: LineupFestival = {
  timezone: 'UTC',
  dayStartsAt: '00:00',
  startDate: timestampFromMillis(0),
  endDate: timestampFromMillis(0),
  stages: [],
};

/**
 * Reads the artists from any file that `parseAnyLineup` parses, including one with only artists. A row with only a name
 * is also an artist. Never throws on bad content.
 */
export async function readArtistFile(bytes: Uint8Array, fileName: string): Promise<ArtistFileReading> {
  const reading = await parseAnyLineup(bytes, fileName, anyFestival);
  if (!reading.ok) return reading;
  const rows = reading.events.map(({ artistName, artist = {} }, place): ArtistRow => ({
    id: `row-${place}`,
    artistName,
    artist,
  }));
  return { ok: true, rows };
}
