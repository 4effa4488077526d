import type { LineupEvent } from '../entities/lineup-event.ts';
import { csvText } from '../spreadsheet/writing/csv-text.ts';
import { exportColumns } from './columns.ts';
import { exportedSets, type ExportedArtists, type ExportFestival } from './exported-set.ts';
import { timeText } from './exported-time.ts';

/** Writes the lineup as a CSV file (RFC 4180), one row per set. `csvText` protects texts from spreadsheet programs. */
export function lineupCsv(
  sets: readonly LineupEvent[],
  festival: ExportFestival,
  artists: ExportedArtists = [],
): string {
  const exported = exportedSets(sets, festival, artists);
  const columns = exportColumns(exported);
  const rows = exported.map((set) =>
    columns.map(({ cell }) => {
      const value = cell(set);
      return typeof value === 'string' ? value : timeText(value);
    }),
  );
  return csvText([columns.map(({ heading }) => heading), ...rows]);
}
