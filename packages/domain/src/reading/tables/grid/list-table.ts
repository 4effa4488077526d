import type { SourceRow, SourceTable } from '../../source.ts';
import { isStageTitle, splitTitle } from '../cell-kinds.ts';
import type { PlainSheet } from '../plain-row.ts';
import { timeLabel } from './axis.ts';
import { parseEntries } from './entry.ts';
import { gridColumns } from './grid-table.ts';
import type { ColumnTitle } from './headings.ts';
import { type Matrix, matrixOf } from './matrix.ts';

const leastEntries = 2;
const longestTitle = 80;

/**
 * Converts lists of texts such as "20:00-21:15 Night Ferry" under titles with stages and days to a table of sets; null
 * if there are none.
 */
export function listTable(sheet: PlainSheet): SourceTable | null {
  const matrix = matrixOf(sheet);
  if (matrix === null) return null;
  const lists = readLists(matrix);
  const isList = lists.rows.length >= leastEntries && lists.rows.length * 2 >= lists.titles;
  if (!isList) return null;
  const rows = lists.rows.toSorted((a, b) => a.number - b.number);
  return {
    id: sheet.id,
    name: sheet.name,
    kind: 'grid',
    columns: gridColumns,
    rows,
    headerRow: null,
    around: {},
    leftOut: [],
  };
}

function readLists(matrix: Matrix) {
  const rows: SourceRow[] = [];
  let titles = 0;
  const current: ColumnTitle[] = Array.from({ length: matrix.columns }, () => ({ stage: null, date: null }));
  for (let row = 0; row < matrix.rows; row += 1) {
    const isAlone = cellsIn(matrix, row) === 1;
    for (let column = 0; column < matrix.columns; column += 1) {
      const cell = matrix.at(row, column);
      if (cell === null) continue;
      const entries = parseEntries(String(cell)).filter(
        ({ artistName, time }) => artistName !== '' && time !== null,
      );
      if (entries.length === 0 && timeLabel(cell) === null) {
        titles += 1;
        takeTitle(current, column, String(cell), isAlone);
      }
      const { stage, date } = current[column] ?? { stage: null, date: null };
      for (const { artistName, time } of entries) {
        rows.push({ number: matrix.numberOf(row, column), cells: [artistName, stage, date, time, null] });
      }
    }
  }
  return { rows, titles };
}

function cellsIn(matrix: Matrix, row: number): number {
  let cells = 0;
  for (let column = 0; column < matrix.columns; column += 1) if (matrix.at(row, column) !== null) cells += 1;
  return cells;
}

/** A title with a day that is alone in its row applies to all columns. */
function takeTitle(current: ColumnTitle[], column: number, text: string, isAlone: boolean): void {
  if (text.length > longestTitle) return;
  const { date, rest } = splitTitle(text);
  for (const at of current.keys()) {
    const isOwn = at === column;
    const before = current[at] ?? { stage: null, date: null };
    if (!isOwn && (!isAlone || date === null)) continue;
    const takesStage = rest !== '' && isOwn && (date === null || isStageTitle(rest));
    current[at] = { stage: takesStage ? rest : before.stage, date: date ?? before.date };
  }
}
