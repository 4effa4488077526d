import { findHeader } from './header-row.ts';
import type { PlainRow, PlainSheet } from './plain-row.ts';
import { isComment } from './rows-table.ts';

/**
 * Moves a header in a comment line, as some programmes export it, to a row of its own: "// Start,End,Name,Location".
 */
export function withCommentHeader(sheet: PlainSheet): PlainSheet {
  const first = sheet.rows.findIndex((row) => !isComment(row));
  for (let at = first - 1; at >= 0; at -= 1) {
    const row = sheet.rows[at];
    const plain = row === undefined ? null : withoutMark(row);
    if (plain === null || findHeader([plain])?.fields.has('artistName') !== true) continue;
    return { ...sheet, rows: sheet.rows.toSpliced(at, 1, plain) };
  }
  return sheet;
}

function withoutMark({ number, cells: [first = null, ...others] }: PlainRow): PlainRow {
  return {
    number,
    cells: [typeof first === 'string' ? first.replace(/^\s*(?:\/\/|#)\s*/u, '') : first, ...others],
  };
}
