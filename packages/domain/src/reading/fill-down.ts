import type { TableMapping } from './lineup-mapping.ts';
import type { SourceTable } from './source.ts';
import { isFilled } from './tables/plain-row.ts';

/** The minimum share of blank cells for filling down. Fewer blank cells are mistakes. */
const leastShare = 1 / 4;

/** Fields that may be written only once per day or stage and apply to the rows below. */
const carriedFields = ['date', 'stage'] as const;
export type CarriedField = (typeof carriedFields)[number];

/**
 * Returns the columns to fill down, by index: their first row is filled, and at least a quarter of the rows with an
 * artist are blank. A field with a fallback column is not filled down, because the fallback provides its blank values.
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
