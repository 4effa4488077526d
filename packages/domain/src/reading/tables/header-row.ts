import { artistColumnOf, type MappedField } from '../lineup-mapping.ts';
import { columnMeaning, headingMeaning } from '../headings.ts';
import type { SourceCell, SourceColumn } from '../source.ts';
import { cellKind, isTimeCell } from './cell-kinds.ts';
import { isFilled, type PlainRow } from './plain-row.ts';

/** A header stands among the first rows of a sheet that hold anything. */
const rowsSearched = 40;

/** The header of a table: the headings, the place of its (first) row and of the first row below it; fields that it names. */
export interface Header {
  readonly at: number;
  readonly below: number;
  readonly headings: readonly SourceCell[];
  readonly fields: ReadonlySet<MappedField>;
}

/** The header that names the most fields, two at least, the first of several equal ones; null where there is none. */
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

/** The header in a row that a person chose by its number; null where there is no such row. */
export function headerInRow(rows: readonly PlainRow[], number: number): Header | null {
  const at = rows.findIndex((row) => row.number === number);
  return at === -1 ? null : headerAt(rows, at);
}

/** A header may go on in a second row: "Time" over "from" and "to". */
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

/** The fields that a row of headings names, the surest names counted; 0 for less than two, or with times or days among them. */
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

/** The first row that names a column of artists and one of what they are, in a file that has no other header; null where there is none. */
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

/** The first row of words over one with numbers in it, which may be a header of words that are not known; null where there is none. */
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

/** The columns of a table with these headings: one without a heading is known by its number, one of several equal ones too. */
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
