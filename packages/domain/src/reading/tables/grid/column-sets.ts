import type { SourceCell } from '../../source.ts';
import { timeLabel } from './axis.ts';
import { type Block, endOfSlot, type Slot } from './blocks.ts';
import { parseEntries } from './entry.ts';
import type { Matrix } from './matrix.ts';

/** A set in a grid. Its time is written in its cell, or follows from its position on the axis. */
export interface GridSet {
  readonly row: number;
  readonly artistName: string;
  readonly timeStart: string | null;
  readonly timeEnd: string | null;
}

interface Run {
  readonly text: string;
  readonly from: number;
  to: number;
  /** True if its cell is merged and so shows how many rows it covers. */
  readonly isMerged: boolean;
  /** True if it continues below the last time, so that its end is unknown. */
  readonly isCutOff: boolean;
}

const ditto = /^(?:["'|↓″〃]|[-–—.:]{1,3}|'')$/u;

/**
 * Returns the sets in some columns of a block. Cells show their length by covering several rows or by repetition; if
 * any cell does, the others are one row long.
 */
export function setsOfColumns(
  matrix: Matrix,
  block: Block,
  columns: readonly number[],
): ReadonlyMap<number, readonly GridSet[]> {
  const runs = columns.map((column) => ({ column, runs: runsOf(matrix, block.slots, column) }));
  const isMeasured = runs.some((one) => one.runs.some((run) => run.to > run.from));
  return new Map(
    runs.map((one) => [one.column, one.runs.flatMap((run) => setsOfRun(run, block, isMeasured))]),
  );
}

/** Returns the texts in a column with the first and last slot that each covers. */
function runsOf(matrix: Matrix, slots: readonly Slot[], column: number): readonly Run[] {
  const runs: Run[] = [];
  for (const [at, { row }] of slots.entries()) {
    const text = textOf(matrix.at(row, column));
    if (text === null) continue;
    const last = runs.at(-1);
    const { rows } = matrix.spanAt(row, column);
    const isNext = last !== undefined && last.to === at - 1 && !last.isMerged && rows === 1;
    if (isNext && (ditto.test(text) || last.text === text)) last.to = at;
    else if (!ditto.test(text)) runs.push(runAt(slots, at, text, rows));
  }
  return runs;
}

function runAt(slots: readonly Slot[], from: number, text: string, rows: number): Run {
  const until = (slots[from]?.row ?? 0) + rows;
  let to = from;
  while ((slots[to + 1]?.row ?? Infinity) < until) to += 1;
  const isCutOff = rows > 1 && until > (slots.at(-1)?.row ?? 0) + 1;
  return { text, from, to, isMerged: rows > 1, isCutOff };
}

function textOf(cell: SourceCell): string | null {
  return cell === null || timeLabel(cell) !== null ? null : String(cell).trim();
}

function setsOfRun(
  { text, from, to, isCutOff }: Run,
  { slots, isTwelveHour }: Block,
  isMeasured: boolean,
): readonly GridSet[] {
  const first = slots[from];
  if (first === undefined) return [];
  const isKnown = !isCutOff && (isMeasured || slots[to]?.end !== null);
  const end = isKnown ? endOfSlot(slots, to) : null;
  return parseEntries(text).map(({ artistName, time }) => ({
    row: first.row,
    artistName,
    timeStart: time ?? clockText(first.start, isTwelveHour),
    timeEnd: time === null && end !== null ? clockText(end, isTwelveHour) : null,
  }));
}

/** Formats hours and minutes, with hours of 24 and more after midnight; null if a row is not at a whole minute. */
function clockText(minutes: number, isTwelveHour: boolean): string | null {
  if (!Number.isInteger(minutes)) return null;
  const pad = (number: number) => String(number).padStart(2, '0');
  const hours = Math.floor(minutes / 60);
  return `${pad(isTwelveHour ? hours % 12 || 12 : hours)}:${pad(minutes % 60)}`;
}
