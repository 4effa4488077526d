import { formatDay } from '@lineup/domain';
import type { SheetRow } from '@lineup/domain/spreadsheet';

/** The number of rows that share a day or a stage. */
export interface RowCount {
  /** Unique in its list. */
  readonly key: string;
  readonly label: string;
  readonly count: number;
}

/** Counts rows by day, in chronological order. */
export function countByDay(rows: readonly SheetRow[]): readonly RowCount[] {
  const counts = countBy(rows, ({ date }) => date.trim());
  return [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, count]) => ({ key, label: formatDay(key), count }));
}

/** Counts rows by stage: the festival's stages in order, then others in file order. */
export function countByStage(rows: readonly SheetRow[], stages: readonly string[]): readonly RowCount[] {
  const counts = countBy(rows, ({ stage }) => stage.trim());
  const known = stages.filter((stage) => counts.has(stage));
  const others = [...counts.keys()].filter((stage) => !stages.includes(stage));
  return [...known, ...others].map((key) => ({ key, label: key, count: counts.get(key) ?? 0 }));
}

function countBy(rows: readonly SheetRow[], keyOf: (row: SheetRow) => string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1);
  return counts;
}
