import { readingMessages } from '../../../messages/reading-messages.ts';
import type { SourceColumn, SourceRow, SourceTable } from '../../source.ts';
import { leftOutRow, type PlainSheet } from '../plain-row.ts';
import { aroundOf } from '../rows-table.ts';
import { type Axis, findAxes } from './axis.ts';
import { type Block, findBlocks } from './blocks.ts';
import { setsOfColumns } from './column-sets.ts';
import { type ColumnTitle, columnTitles } from './headings.ts';
import { type Matrix, matrixOf, turned } from './matrix.ts';

/** The columns of a table made from a grid; each is named after its field. */
export const gridColumns: readonly SourceColumn[] = (
  ['artistName', 'stage', 'date', 'timeStart', 'timeEnd'] as const
).map((field) => ({ id: field, heading: readingMessages.reading.gridColumns[field] }));

const leastSets = 2;

/**
 * Converts a timetable to a table of sets: times down and stages or days across, or the other way round; null if the
 * sheet is not a timetable.
 */
export function gridTable(sheet: PlainSheet): SourceTable | null {
  const matrix = matrixOf(sheet);
  if (matrix === null) return null;
  const [down, across] = [readGrid(matrix), readGrid(turned(matrix))];
  const best = across.rows.length > down.rows.length ? across : down;
  if (best.rows.length < leastSets) return null;
  const read = new Set(best.rows.map(({ number }) => number));
  const titles = sheet.rows.filter(({ number }) => !read.has(number));
  const first = Math.min(...read);
  return {
    id: sheet.id,
    name: sheet.name,
    kind: 'grid',
    columns: gridColumns,
    rows: best.rows,
    headerRow: null,
    around: aroundOf(
      titles.filter(({ number }) => number < first),
      null,
    ),
    leftOut: titles
      .filter(({ number }) => !best.known.has(number))
      .map((row) => leftOutRow(sheet.name, row, 'title')),
  };
}

interface ReadGrid {
  readonly rows: readonly SourceRow[];
  /** The numbers of the rows with headings and labels. */
  readonly known: ReadonlySet<number>;
}

function readGrid(matrix: Matrix): ReadGrid {
  const rows: SourceRow[] = [];
  const known = new Set<number>();
  for (const axis of findAxes(matrix)) {
    let titles: readonly ColumnTitle[] = [];
    for (const [index, block] of findBlocks(matrix, axis).entries()) {
      titles = titlesOf(matrix, block, titles, index);
      rows.push(...rowsOfBlock(matrix, axis, block, titles));
      for (const row of block.headings) known.add(matrix.numberOf(row, axis.column));
      for (const { row } of block.slots) known.add(matrix.numberOf(row, axis.column));
    }
  }
  return { rows: rows.toSorted((a, b) => a.number - b.number), known };
}

/** A block without stages has those of the block above, but not its day. */
function titlesOf(
  matrix: Matrix,
  { headings }: Block,
  before: readonly ColumnTitle[],
  index: number,
): readonly ColumnTitle[] {
  const own = columnTitles(matrix, headings);
  if (index === 0 || own.some(({ stage }) => stage !== null)) return own;
  return before.map(({ stage }, column) => ({ stage, date: own[column]?.date ?? null }));
}

function rowsOfBlock(
  matrix: Matrix,
  axis: Axis,
  block: Block,
  titles: readonly ColumnTitle[],
): readonly SourceRow[] {
  const columns = Array.from({ length: axis.to - axis.from }, (_, place) => axis.from + place);
  const rows: SourceRow[] = [];
  let dayOfTitle: string | null = null;
  for (const [column, sets] of setsOfColumns(matrix, block, columns)) {
    const title = titleOf(titles, column, axis);
    if (sets.length === 0) dayOfTitle = title.stage === null ? (title.date ?? dayOfTitle) : dayOfTitle;
    for (const { row, artistName, timeStart, timeEnd } of sets) {
      const cells = [artistName, title.stage, title.date ?? dayOfTitle, timeStart, timeEnd];
      rows.push({ number: matrix.numberOf(row, column), cells });
    }
  }
  return rows;
}

/** A column without a heading has the one of its times, as if "Main Stage" covers both. */
function titleOf(titles: readonly ColumnTitle[], column: number, axis: Axis): ColumnTitle {
  const [own, ofTimes] = [titles[column], titles[axis.column]];
  return {
    stage: own?.stage ?? (axis.to - axis.from === 1 ? (ofTimes?.stage ?? null) : null),
    date: own?.date ?? ofTimes?.date ?? null,
  };
}
