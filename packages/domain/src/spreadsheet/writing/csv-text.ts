import { guardFormula } from './formula-guard.ts';

/**
 * A CSV text (RFC 4180) of these rows, the first of which are the headings. Cells that a spreadsheet program would take for
 * formulas are made harmless with an apostrophe in front, which reading takes away again. With letters beyond ASCII the text
 * begins with a byte-order mark, without which such programs garble them. A number is no formula, a negative one neither.
 */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  const text = rows.map((cells) => `${cells.map(cellText).join(',')}\r\n`).join('');
  return /[^\p{ASCII}]/u.test(text) ? `\uFEFF${text}` : text;
}

function cellText(cell: string | number): string {
  return typeof cell === 'number' ? String(cell) : quote(guardFormula(cell));
}

function quote(cell: string): string {
  return /[",;\r\n\t]|^\s|\s$/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
