import type { TableMapping } from '../lineup-mapping.ts';
import type { SourceTable } from '../source.ts';
import { gridTable } from './grid/grid-table.ts';
import { listTable } from './grid/list-table.ts';
import { findHeader, findHeaderOfArtists, findRowOfWords, headerInRow, type Header } from './header-row.ts';
import { cellKind } from './cell-kinds.ts';
import { headingMeaning } from '../headings.ts';
import { isFilled, type PlainSheet } from './plain-row.ts';
import { rowsTable } from './rows-table.ts';
import { sideBySideTable } from './side-by-side.ts';

/** The parts of a sheet's layout that the user chose. */
export type ChosenLayout = Pick<TableMapping, 'headerRow' | 'layout'>;

/**
 * Converts a sheet to a table: rows below a header with an artist column, otherwise a timetable, otherwise lists of
 * texts, otherwise rows below any header. The user's choice takes precedence.
 */
export function sheetTable(sheet: PlainSheet, { headerRow, layout }: ChosenLayout = {}): SourceTable {
  if (layout !== 'grid' && headerRow !== undefined) {
    return rowsTable(sheet, headerRow === null ? null : headerInRow(sheet.rows, headerRow));
  }
  const header = findHeader(sheet.rows);
  const isRows = layout === 'rows' || (layout === undefined && header !== null && headsRows(sheet, header));
  const other = isRows ? null : (gridTable(sheet) ?? listTable(sheet));
  return other ?? tableOfRows(sheet, header ?? findHeaderOfArtists(sheet.rows) ?? findRowOfWords(sheet.rows));
}

/**
 * Returns true if a header belongs to rows: it has an artist column, or a column below it has days, or a few repeated
 * stages.
 */
function headsRows({ rows }: PlainSheet, { fields, headings, below }: Header): boolean {
  if (fields.has('artistName')) return true;
  return headings.some((heading, place) => {
    const field = typeof heading === 'string' ? headingMeaning(heading)?.field : undefined;
    if (field !== 'stage' && field !== 'date') return false;
    const cells = rows.slice(below).flatMap((row) => (isFilled(row.cells[place]) ? [row.cells[place]] : []));
    if (field === 'date') return cells.length > 0 && cells.every((cell) => cellKind(cell) === 'date');
    return cells.length > 3 && new Set(cells).size * 2 <= cells.length;
  });
}

function tableOfRows(sheet: PlainSheet, header: Header | null): SourceTable {
  return (header === null ? null : sideBySideTable(sheet, header)) ?? rowsTable(sheet, header);
}
