import { headingMeaning } from '../../headings.ts';
import { isStageTitle, splitTitle } from '../cell-kinds.ts';
import type { Matrix } from './matrix.ts';

/** The heading above a column of a grid. */
export interface ColumnTitle {
  readonly stage: string | null;
  readonly date: string | null;
}

const untitled: ColumnTitle = { stage: null, date: null };

/**
 * Returns the title of each column from its rows of headings: the lowest stage, and any day. In upper rows, a heading
 * applies to the columns on its right up to the next heading, as merged cells do.
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

/**
 * Returns the heading over each column. Words such as "Artist" and "Time" are ignored, because they occur over any
 * stage.
 */
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
