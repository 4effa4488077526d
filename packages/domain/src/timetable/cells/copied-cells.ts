/**
 * Parses the cells of a text copied from a spreadsheet: rows by line, cells by tab; a quoted cell may contain both, and
 * two quotes are an escaped one. The line break after the last row adds no row.
 */
export function copiedCells(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text.replaceAll(/\r\n?/gu, '\n').matchAll(cell)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\n') rows.push([]);
    if (end === '') break;
  }
  return isBlank(rows.at(-1)) ? rows.slice(0, -1) : rows;
}

/**
 * A quoted cell, or one up to the next tab or line, with its terminator. A quote that is never closed is an ordinary
 * character.
 */
const cell = /(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))(\t|\n|$)/gu;

function isBlank(cells: readonly string[] | undefined): boolean {
  return cells === undefined || cells.length === 0 || (cells.length === 1 && cells[0] === '');
}

/** Formats cells as text for pasting into a spreadsheet or back. */
export function cellsToCopy(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map(toCopy).join('\t')).join('\n');
}

function toCopy(text: string): string {
  return /[\t\n"]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
