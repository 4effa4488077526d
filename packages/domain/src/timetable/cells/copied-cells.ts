/**
 * The cells of a text that was copied from a spreadsheet: rows by line, cells by tab; a cell in quotes may hold both, and
 * two quotes for one. The line break after the last row makes no row.
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

/** A quoted cell, or one up to the next tab or line, with what ends it. A quote that nothing closes is a sign like others. */
const cell = /(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))(\t|\n|$)/gu;

function isBlank(cells: readonly string[] | undefined): boolean {
  return cells === undefined || cells.length === 0 || (cells.length === 1 && cells[0] === '');
}

/** The same text of cells, to be pasted into a spreadsheet or back. */
export function cellsToCopy(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map(toCopy).join('\t')).join('\n');
}

function toCopy(text: string): string {
  return /[\t\n"]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
