import type { SourcePlace } from '../review/columns/pair-drafts.ts';
import type { LineupMapping } from './lineup-mapping.ts';
import { createRowValues, hasFieldOf } from './row-values.ts';
import type { OpenedFile, ReadLineup } from './source.ts';

type ReadEvents = Extract<ReadLineup, { readonly ok: true }>['events'];

/** Returns where each of `events` is in the file, as parsed by `readMapped` with this mapping. */
export function sourcePlaces(
  file: OpenedFile,
  mapping: LineupMapping,
  events: ReadEvents,
): readonly SourcePlace[] {
  const tables = mapping.tables.flatMap((used) => {
    const table = file.tables.find(({ id }) => id === used.table);
    if (table === undefined) return [];
    const valuesOf = createRowValues(table, used, file.format);
    return table.rows.filter((row) => hasFieldOf(valuesOf(row).row)).map(() => table.id);
  });
  return events.map(({ row, artistName }, index) => ({ table: tables[index] ?? '', row, artistName }));
}
