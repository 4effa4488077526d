import { artistColumnOf, type MappedField } from '../lineup-mapping.ts';
import { columnMeaning, headingMeaning } from '../headings.ts';
import type { SourceCell, SourceColumn } from '../source.ts';
import { cellKind, isTimeCell } from './cell-kinds.ts';
import { isFilled, type PlainRow } from './plain-row.ts';

/** The number of filled rows that are searched for a header. */
const rowsSearched = 40;

/**
 * The header of a table: the headings, the index of its (first) row and of the first row below it, and the fields it
 * names.
 */
export interface Header {
  readonly at: number;
  readonly below: number;
  readonly headings: readonly SourceCell[];
  readonly fields: ReadonlySet<MappedField>;
}

/** Returns the header that names the most fields, at least two, and the first of equals; null if there is none. */
export function findHeader(rows: readonly PlainRow[]): Header | null {
  let best: Header | null = null;
  let bestScore = 0;
  for (let at = 0; at < Math.min(rows.length, rowsSearched); at += 1) {
    const header = headerAt(rows, at);
    const score = scoreOf(header.headings);
    if (score > bestScore) [best, bestScore] = [header, score];
  }
  return best;
}

/** Returns the header in the row number that the user chose; null if there is no such row. */
export function headerInRow(rows: readonly PlainRow[], number: number): Header | null {
  const at = rows.findIndex((row) => row.number === number);
  return at === -1 ? null : headerAt(rows, at);
}

/** Reads a header, which may continue in a second row: "Time" above "from" and "to". */
function headerAt(rows: readonly PlainRow[], at: number): Header {
  const first = rows[at]?.cells ?? [];
  const second = rows[at + 1]?.cells ?? [];
  const isTwoRows = goesOn(first, second);
  const headings = isTwoRows ? overlay(first, second) : first;
  return { at, below: at + (isTwoRows ? 2 : 1), headings, fields: fieldsOf(headings) };
}

function goesOn(first: readonly SourceCell[], second: readonly SourceCell[]): boolean {
  if (!first.some((cell) => meaningOf(cell) !== null) || !second.some((cell) => meaningOf(cell) !== null))
    return false;
  return (
    second.every((cell) => cell === null || meaningOf(cell) !== null) &&
    scoreOf(overlay(first, second)) > scoreOf(first)
  );
}

function overlay(first: readonly SourceCell[], second: readonly SourceCell[]): readonly SourceCell[] {
  const width = Math.max(first.length, second.length);
  return Array.from({ length: width }, (_, place) => {
    const cell = second[place] ?? null;
    return isFilled(cell) ? cell : (first[place] ?? null);
  });
}

function meaningOf(cell: SourceCell | undefined) {
  return typeof cell === 'string' ? headingMeaning(cell) : null;
}

function fieldsOf(cells: readonly SourceCell[]): ReadonlySet<MappedField> {
  return new Set(cells.flatMap((cell) => meaningOf(cell)?.field ?? []));
}

/**
 * Scores a row of headings by the fields it names and how certain they are; 0 if there are less than two, or if it
 * contains times or dates.
 */
function scoreOf(cells: readonly SourceCell[]): number {
  const weights = new Map<MappedField, number>();
  for (const cell of cells) {
    const meaning = meaningOf(cell);
    if (meaning === null) {
      if (isTimeCell(cell) || cellKind(cell) === 'date') return 0;
      continue;
    }
    weights.set(meaning.field, Math.max(meaning.weight, weights.get(meaning.field) ?? 0));
  }
  return weights.size < 2 ? 0 : [...weights.values()].reduce((sum, weight) => sum + 2 + weight, 0);
}

/**
 * For files without another header, returns the first row with a column of artists and one of their data; null if there
 * is none.
 */
export function findHeaderOfArtists(rows: readonly PlainRow[]): Header | null {
  const at = rows.slice(0, rowsSearched).findIndex(({ cells }) => {
    const fields = cells.map((cell) =>
      typeof cell === 'string' ? (columnMeaning(cell)?.field ?? null) : null,
    );
    const isOfArtist = (field: MappedField | null) => field !== null && artistColumnOf(field) !== null;
    return fields.includes('artistName') && fields.some(isOfArtist);
  });
  return at === -1 ? null : headerAt(rows, at);
}

/**
 * Returns the first row of words above a row with numbers, which may be a header in unknown words; null if there is
 * none.
 */
export function findRowOfWords(rows: readonly PlainRow[]): Header | null {
  const at = rows.findIndex(({ cells }) => cells.filter(isFilled).length > 1);
  const [row, next] = [rows[at], rows[at + 1]];
  if (row === undefined || next === undefined) return null;
  return row.cells.every((cell) => !hasNumber(cell)) && next.cells.some(hasNumber)
    ? headerAt(rows, at)
    : null;
}

function hasNumber(cell: SourceCell): boolean {
  return typeof cell === 'number' || (cell !== null && /\d/u.test(cell));
}

const longestId = 200;

/**
 * Returns the columns of a table with these headings. Columns with a missing or duplicate heading are identified by
 * their number.
 */
export function columnsOf(headings: readonly SourceCell[], width: number): readonly SourceColumn[] {
  const taken = new Set<string>();
  return Array.from({ length: width }, (_, place) => {
    const heading = String(headings[place] ?? '').trim();
    const id = heading.slice(0, longestId);
    const isFree = id !== '' && !taken.has(id);
    taken.add(id);
    return { id: isFree ? id : `${id}#${place + 1}`, heading };
  });
}
