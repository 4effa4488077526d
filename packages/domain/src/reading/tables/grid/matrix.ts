import type { SourceCell } from '../../source.ts';
import { isFilled, type PlainSheet } from '../plain-row.ts';

/**
 * The cells of a sheet by row and column, both from 0, so that it can be transposed. `spanAt` returns how many rows and
 * columns a cell covers. `numberOf` returns the row number in the sheet.
 */
export interface Matrix {
  readonly rows: number;
  readonly columns: number;
  readonly at: (row: number, column: number) => SourceCell;
  readonly spanAt: (row: number, column: number) => { readonly rows: number; readonly columns: number };
  readonly numberOf: (row: number, column: number) => number;
}

/** Grids are scanned cell by cell; a larger sheet is not a timetable. */
const maximumCells = 400_000;

const alone = { rows: 1, columns: 1 };

/** Returns the matrix of a sheet, including blank rows between others; null if it is too large for a grid. */
export function matrixOf({ rows, merges }: PlainSheet): Matrix | null {
  const first = rows[0]?.number ?? 1;
  const count = (rows.at(-1)?.number ?? 0) - first + 1;
  const columns = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  if (count * columns > maximumCells) return null;
  const byRow = new Map(rows.map(({ number, cells }) => [number - first, cells]));
  const spans = new Map<number, { rows: number; columns: number }>();
  for (const { fromRow, toRow, fromColumn, toColumn } of merges) {
    const isInside = fromRow >= first && fromColumn < columns;
    const span = { rows: toRow - fromRow + 1, columns: toColumn - fromColumn + 1 };
    if (isInside) spans.set((fromRow - first) * columns + fromColumn, span);
  }
  return {
    rows: count,
    columns,
    at: (row, column) => filledOrNull(byRow.get(row)?.[column]),
    spanAt: (row, column) => spans.get(row * columns + column) ?? alone,
    numberOf: (row) => row + first,
  };
}

function filledOrNull(cell: SourceCell | undefined): SourceCell {
  return cell !== undefined && isFilled(cell) ? cell : null;
}

/** Transposes the matrix. */
export function turned({ rows, columns, at, spanAt, numberOf }: Matrix): Matrix {
  return {
    rows: columns,
    columns: rows,
    at: (row, column) => at(column, row),
    spanAt: (row, column) => {
      const span = spanAt(column, row);
      return { rows: span.columns, columns: span.rows };
    },
    numberOf: (row, column) => numberOf(column, row),
  };
}
