import { headingMeaning } from '../../headings.ts';
import { isStageTitle, splitTitle } from '../cell-kinds.ts';
import type { Matrix } from './matrix.ts';

/** What stands above a column of a grid. */
export interface ColumnTitle {
  readonly stage: string | null;
  readonly date: string | null;
}

const untitled: ColumnTitle = { stage: null, date: null };

/**
 * What the rows of headings say of each column: the lowest that says so names the stage, any the day. In a row above
 * others a heading holds for the columns to its right until the next, as merged cells do.
 */
export function columnTitles(matrix: Matrix, rows: readonly number[]): readonly ColumnTitle[] {
  const titles = Array.from({ length: matrix.columns }, () => untitled);
  for (const [level, row] of rows.toReversed().entries()) {
    const headings = headingsIn(matrix, row, level > 0);
    const isTitleOfAll = level > 0 && new Set(headings.filter((heading) => heading !== null)).size === 1;
    for (const [column, heading] of headings.entries()) {
      if (heading !== null) titles[column] = withHeading(titles[column] ?? untitled, heading, isTitleOfAll);
    }
  }
  return titles;
}

/** The heading over each column. Words such as "Artist" and "Time" head a column of any stage. */
function headingsIn(matrix: Matrix, row: number, goesOn: boolean): readonly (string | null)[] {
  let heading: string | null = null;
  let until = 0;
  return Array.from({ length: matrix.columns }, (_, column) => {
    const cell = matrix.at(row, column);
    if (cell !== null) {
      heading = String(cell).trim();
      until = column + matrix.spanAt(row, column).columns;
    } else if (!goesOn && column >= until) heading = null;
    return heading === null || isWordOfTables(heading) ? null : heading;
  });
}

function isWordOfTables(heading: string): boolean {
  const meaning = headingMeaning(heading);
  return meaning !== null && meaning.field !== 'stage' && !isStageTitle(heading);
}

function withHeading(before: ColumnTitle, heading: string, isTitleOfAll: boolean): ColumnTitle {
  const { date, rest } = splitTitle(heading);
  const stage = rest === '' || (isTitleOfAll && !isStageTitle(rest)) ? null : rest;
  return { stage: before.stage ?? stage, date: before.date ?? date };
}
