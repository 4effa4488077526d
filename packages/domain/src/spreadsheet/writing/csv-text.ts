import { guardFormula } from './formula-guard.ts';

/**
 * Returns a CSV text (RFC 4180) of these rows, the first of which has the headings. Cells that a spreadsheet program
 * would run as formulas get an apostrophe in front, which the parser removes again. A text with non-ASCII letters
 * starts with a byte-order mark, without which such programs garble it. Numbers, including negative ones, are not
 * formulas.
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
