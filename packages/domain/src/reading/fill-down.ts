import type { TableMapping } from './lineup-mapping.ts';
import type { SourceTable } from './source.ts';
import { isFilled } from './tables/plain-row.ts';

/** A blank cell among so few others is a slip; more of them say that what stands above goes on. */
const leastShare = 1 / 4;

/** The fields whose cells hold for the rows below them until the next: written once for each day, for each stage. */
const carriedFields = ['date', 'stage'] as const;
export type CarriedField = (typeof carriedFields)[number];

/**
 * The carried columns of a table by their places: those that begin filled and are blank in a
 * quarter of the rows with an artist. A field with a fallback is not carried: that column says what holds where it is blank.
 */
export function carriedColumns(table: SourceTable, mapping: TableMapping): ReadonlyMap<CarriedField, number> {
  const placeOf = (field: string) =>
    table.columns.findIndex(({ id }) => Object.hasOwn(mapping.fields, id) && mapping.fields[id] === field);
  const artist = placeOf('artistName');
  const rows = table.rows.filter(({ cells }) => isFilled(cells[artist]));
  const carried = new Map<CarriedField, number>();
  const withFallback = new Set<string>(Object.values(mapping.fallbacks ?? {}));
  for (const field of carriedFields) {
    if (withFallback.has(field)) continue;
    const place = placeOf(field);
    if (place === -1 || table.kind === 'grid' || !isFilled(rows[0]?.cells[place])) continue;
    const blank = rows.filter(({ cells }) => !isFilled(cells[place])).length;
    if (blank > 0 && blank >= rows.length * leastShare) carried.set(field, place);
  }
  return carried;
}
