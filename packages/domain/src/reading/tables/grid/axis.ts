import { parseTime } from '../../../lineup/times/parse-time.ts';
import { minutesPerDay } from '../../../time/clock-time.ts';
import type { SourceCell } from '../../source.ts';
import { headingMeaning } from '../../headings.ts';
import { cellKind, splitTitle } from '../cell-kinds.ts';
import type { Matrix } from './matrix.ts';

/** A label of a time axis, in minutes after midnight; the end is null if the label only has a start. */
export interface TimeLabel {
  readonly start: number;
  readonly end: number | null;
}

/** Checks the first characters, so that artist names skip the slower parser. */
const mayBeTime = /^\s*(?:(?:kl|um|ab|at|ca)?\.?\s*|@\s*|~\s*)\d/iu;

/** Parses a cell of a time axis, or returns null. A plain number of a workbook is a fraction of a day. */
export function timeLabel(cell: SourceCell): TimeLabel | null {
  if (typeof cell === 'number') {
    return cell >= 0 && cell < 1 ? { start: Math.round(cell * minutesPerDay), end: null } : null;
  }
  if (cell === null || !mayBeTime.test(cell)) return null;
  const kind = cellKind(cell);
  if (kind !== 'time' && kind !== 'range') return null;
  const time = parseTime(cell, 'UTC');
  if (time.kind === 'clock') return { start: time.minutes, end: null };
  if (time.kind !== 'range' || time.start.kind !== 'clock') return null;
  return { start: time.start.minutes, end: time.end.kind === 'clock' ? time.end.minutes : null };
}

/** A column of times, the adjacent column with the ends (or null), and the range of columns it applies to. */
export interface Axis {
  readonly column: number;
  readonly ends: number | null;
  readonly from: number;
  readonly to: number;
}

const leastLabels = 2;

/** Returns the time axes of a grid from left to right; each applies to the columns up to the next axis. */
export function findAxes(matrix: Matrix): readonly Axis[] {
  const columns: number[] = [];
  for (let column = 0; column < matrix.columns; column += 1) if (isAxis(matrix, column)) columns.push(column);
  const axes: Axis[] = [];
  for (let at = 0; at < columns.length; at += 1) {
    const column = columns[at] ?? 0;
    const ends = columns[at + 1] === column + 1 ? column + 1 : null;
    if (ends !== null) at += 1;
    const from = (ends ?? column) + 1;
    const to = columns[at + 1] ?? matrix.columns;
    if (from < to) axes.push({ column, ends, from, to });
  }
  return axes;
}

/** Returns true if a column has at least two times, and more times than other values. */
function isAxis(matrix: Matrix, column: number): boolean {
  const filled = Array.from({ length: matrix.rows }, (_, row) => row).filter(
    (row) => matrix.at(row, column) !== null,
  );
  const others = filled.filter((row) => timeLabel(matrix.at(row, column)) === null);
  const labels = filled.length - others.length;
  if (labels < leastLabels) return false;
  let left = labels;
  // Titles and column names also occur among the times of a grid.
  return others.every((row) => isHeading(matrix, row, column) || (left -= 1) > 0);
}

/** Returns true if a cell is alone in its row, or is the name of a column or a day, as above times. */
function isHeading(matrix: Matrix, row: number, column: number): boolean {
  const text = String(matrix.at(row, column));
  if (headingMeaning(text) !== null || splitTitle(text).date !== null) return true;
  for (let other = 0; other < matrix.columns; other += 1) {
    if (other !== column && matrix.at(row, other) !== null) return false;
  }
  return true;
}
