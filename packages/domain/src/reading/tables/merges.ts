import type { SourceCell } from '../source.ts';
import type { PlainRow, PlainSheet } from './plain-row.ts';

/** Returns the rows of a sheet with vertically merged cells repeated in every row they cover. */
export function fillMerges({ rows, merges }: PlainSheet): readonly PlainRow[] {
  const down = merges.filter(({ fromRow, toRow }) => toRow > fromRow);
  if (down.length === 0) return rows;
  const places = new Map(rows.map(({ number }, place) => [number, place]));
  const filled = rows.map(({ number, cells }) => ({ number, cells: [...cells] }));
  for (const { fromRow, toRow, fromColumn } of down) {
    const from = places.get(fromRow);
    const value = from === undefined ? undefined : filled[from]?.cells[fromColumn];
    if (from === undefined || value === undefined || value === null) continue;
    for (let place = from + 1; place < filled.length; place += 1) {
      const row = filled[place];
      if (row === undefined || row.number > toRow) break;
      setCell(row.cells, fromColumn, value);
    }
  }
  return filled;
}

function setCell(cells: SourceCell[], place: number, value: SourceCell): void {
  while (cells.length <= place) cells.push(null);
  cells[place] = value;
}
