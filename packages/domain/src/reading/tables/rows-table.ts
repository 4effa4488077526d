import type { LeftOutRow, SourceCell, SourceColumn, SourceRow, SourceTable } from '../source.ts';
import { isTimeCell, isStageTitle, splitTitle } from './cell-kinds.ts';
import { columnsOf, type Header } from './header-row.ts';
import { headingMeaning } from '../headings.ts';
import { fillMerges } from './merges.ts';
import { titleColumns } from './title-columns.ts';
import { isFilled, leftOutRow, type PlainRow, type PlainSheet } from './plain-row.ts';

/**
 * Builds a table from the rows below the header of a sheet. Titles above the header and the sheet's name apply to all
 * rows; titles among the rows apply to those below them, in columns of their own. Repeated headers, totals and comment
 * lines are left out.
 */
export function rowsTable(sheet: PlainSheet, header: Header | null): SourceTable {
  const rows = fillMerges(sheet);
  const headings = header?.headings ?? [];
  const below = rows.slice(header?.below ?? 0);
  const width = below.reduce((most, { cells }) => Math.max(most, cells.length), headings.length);
  const reading = createReading(sheet.name, headings, width);
  for (const row of below) reading.take(row);
  const above = rows.slice(0, header?.at ?? 0);
  return {
    id: sheet.id,
    name: sheet.name,
    kind: 'rows',
    columns: [...columnsOf(headings, width), ...reading.titleColumns()],
    rows: reading.rows,
    headerRow: header === null ? null : (rows[header.at]?.number ?? null),
    around: aroundOf(above, header),
    leftOut: [
      ...above.map((row) => leftOutRow(sheet.name, row, isComment(row) ? 'comment' : 'title')),
      ...reading.leftOut,
    ],
  };
}

/**
 * Returns what the titles above a header say about all rows: the first day, and the first title that is explicitly a
 * stage.
 */
export function aroundOf(
  titles: readonly PlainRow[],
  header: Pick<Header, 'fields'> | null,
): SourceTable['around'] {
  let [stage, date]: [string | null, string | null] = [null, null];
  for (const cell of titles.flatMap(({ cells }) => cells)) {
    if (typeof cell !== 'string' || isCommentText(cell)) continue;
    const split = splitTitle(cell);
    date ??= split.date;
    if (isStageTitle(split.rest)) stage ??= split.rest;
  }
  const isStageOpen = stage !== null && header?.fields.has('stage') !== true;
  return { ...(isStageOpen && stage !== null ? { stage } : {}), ...(date === null ? {} : { date }) };
}

/** Returns true if a row is a comment line, as in exports of programmes. */
export function isComment({ cells }: PlainRow): boolean {
  const [first] = cells;
  return typeof first === 'string' && isCommentText(first);
}

function isCommentText(text: string): boolean {
  return /^\s*(?:\/\/|#\s*\p{L})/u.test(text);
}

interface Titles {
  stage: string | null;
  date: string | null;
}

/** Reads the rows below a header one by one. */
function createReading(name: string, headings: readonly SourceCell[], width: number) {
  const rows: SourceRow[] = [];
  const leftOut: LeftOutRow[] = [];
  const titles: Titles = { stage: null, date: null };
  const seen = { stage: false, date: false };
  const shape = shapeOf(headings);
  const take = (row: PlainRow): void => {
    const reason = reasonToLeaveOut(row, headings, shape.artistPlace);
    if (reason !== null) {
      leftOut.push(leftOutRow(name, row, reason));
      return;
    }
    if (isTitle(row, shape, width)) {
      if (takeTitle(row, titles, shape)) leftOut.push(leftOutRow(name, row, 'title'));
      else rows.push(row);
      seen.stage ||= titles.stage !== null;
      seen.date ||= titles.date !== null;
      return;
    }
    rows.push(seen.stage || seen.date ? withTitles(row, titles, width) : row);
  };
  const columns = (): readonly SourceColumn[] => (seen.stage || seen.date ? titleColumns : []);
  return { rows, leftOut, take, titleColumns: columns };
}

interface Shape {
  readonly artistPlace: number;
  readonly hasStage: boolean;
}

function shapeOf(headings: readonly SourceCell[]): Shape {
  const meanings = headings.map((cell) =>
    typeof cell === 'string' ? (headingMeaning(cell)?.field ?? null) : null,
  );
  return { artistPlace: meanings.indexOf('artistName'), hasStage: meanings.includes('stage') };
}

const total =
  /^(?:grand )?(?:sub)?(?:total|totals|totaal|totale|totalt|summe|gesamt|somme|suma|sum|yhteensä|celkem|összesen)(?:$|[\s:(])/iu;

function reasonToLeaveOut(
  row: PlainRow,
  headings: readonly SourceCell[],
  artistPlace: number,
): LeftOutRow['reason'] | null {
  const { cells } = row;
  const first = cells.find(isFilled);
  if (typeof first !== 'string') return null;
  if (/^\s*\/\//u.test(String(cells[0] ?? ''))) return 'comment';
  if (headings.length > 1 && isSame(cells, headings)) return 'title';
  const isTotal =
    total.test(first.trim()) && !cells.some(isTimeCell) && cells.indexOf(first) <= Math.max(0, artistPlace);
  return isTotal ? 'total' : null;
}

function isSame(cells: readonly SourceCell[], headings: readonly SourceCell[]): boolean {
  return headings.every((heading, place) => (cells[place] ?? null) === heading);
}

/**
 * Returns true if exactly one cell is filled in a table with more columns. A single artist cell may be a set without a
 * time.
 */
function isTitle({ cells }: PlainRow, { artistPlace }: Shape, width: number): boolean {
  if (width < 3) return false;
  let at = -1;
  for (let place = 0; place < cells.length; place += 1) {
    if (!isFilled(cells[place])) continue;
    if (at !== -1) return false;
    at = place;
  }
  const cell = cells[at];
  return (
    typeof cell === 'string' &&
    !isTimeCell(cell) &&
    (at !== artistPlace || at === 0 || splitTitle(cell).date !== null)
  );
}

/** Applies a title to the rows below it; returns false if it is more likely an artist without a time. */
function takeTitle({ cells }: PlainRow, titles: Titles, { artistPlace, hasStage }: Shape): boolean {
  const at = cells.findIndex(isFilled);
  const { date, rest } = splitTitle(String(cells[at]));
  if (date !== null) titles.date = date;
  const isStage = !hasStage && rest !== '' && (isStageTitle(rest) || (date === null && at !== artistPlace));
  if (isStage) titles.stage = rest;
  return isStage || date !== null || at !== artistPlace;
}

function withTitles({ number, cells }: PlainRow, { stage, date }: Titles, width: number): SourceRow {
  const padded = cells.slice(0, width);
  while (padded.length < width) padded.push(null);
  padded.push(stage, date);
  return { number, cells: padded };
}
