import { minutesPerDay } from '../../../time/clock-time.ts';
import { type Axis, type TimeLabel, timeLabel } from './axis.ts';
import type { Matrix } from './matrix.ts';

/**
 * A row of a grid. `start` and `end` are minutes after the midnight before the block's first row; `end` is null if the
 * label has none.
 */
export interface Slot {
  readonly row: number;
  readonly start: number;
  readonly end: number | null;
}

/** Consecutive rows of times, and the rows of headings above them. */
export interface Block {
  readonly headings: readonly number[];
  readonly slots: Slot[];
  /** True if its times are on a 12-hour clock without am and pm; slots then count from either midnight or noon. */
  readonly isTwelveHour: boolean;
}

/**
 * An earlier time than in the row above is in the following night if it is before this; otherwise it starts another
 * block.
 */
const latestNight = 9 * 60;

/** Returns the blocks of an axis from top to bottom. A block without headings has those of the block above. */
export function findBlocks(matrix: Matrix, axis: Axis): readonly Block[] {
  const blocks: Block[] = [];
  const isTwelveHour = isTwelveHourAxis(matrix, axis);
  let between: number[] = [];
  for (let row = 0; row < matrix.rows; row += 1) {
    const label = labelAt(matrix, axis, row, isTwelveHour);
    if (label === null) {
      between.push(row);
      continue;
    }
    const current = blocks.at(-1);
    if (
      current === undefined ||
      startsNewBlock(
        current,
        label,
        between.some((other) => matrix.at(other, axis.column) !== null),
      )
    ) {
      blocks.push({
        headings: between.filter((other) => isFilledRow(matrix, other, axis)),
        slots: [slotOf(row, label, 0)],
        isTwelveHour,
      });
    } else addSlot(current, row, label, between);
    between = [];
  }
  addRest(blocks.at(-1)?.slots ?? [], between);
  return blocks;
}

function labelAt(
  matrix: Matrix,
  { column, ends }: Axis,
  row: number,
  isTwelveHour: boolean,
): TimeLabel | null {
  const label = timeLabel(matrix.at(row, column));
  if (label === null) return null;
  const end = (ends === null ? null : timeLabel(matrix.at(row, ends))?.start) ?? label.end;
  const clock = (minutes: number) => (isTwelveHour ? minutes % halfDay : minutes);
  return { start: clock(label.start), end: end === null ? null : clock(end) };
}

const halfDay = minutesPerDay / 2;

/**
 * Returns true if an axis continues from 12:30 to 1:00 without am and pm, which a 24-hour clock does not do during the
 * day.
 */
function isTwelveHourAxis(matrix: Matrix, { column }: Axis): boolean {
  let [last, goesOnAtOne] = [0, false];
  for (let row = 0; row < matrix.rows; row += 1) {
    const cell = matrix.at(row, column);
    const start = timeLabel(cell)?.start;
    if (start === undefined) continue;
    if (start < 60 || start >= 13 * 60 || /\d\s*[ap]/iu.test(String(cell))) return false;
    goesOnAtOne ||= last >= halfDay && start < 120;
    last = start;
  }
  return goesOnAtOne;
}

function isFilledRow(matrix: Matrix, row: number, { column, to }: Axis): boolean {
  for (let at = column; at < to; at += 1) if (matrix.at(row, at) !== null) return true;
  return matrix.at(row, 0) !== null;
}

/** A title in the column of times starts a new block, and so does a daytime after a time at night. */
function startsNewBlock({ slots, isTwelveHour }: Block, { start }: TimeLabel, hasTitle: boolean): boolean {
  const last = slots.at(-1)?.start ?? 0;
  const clock = last % minutesPerDay;
  if (hasTitle) return true;
  if (isTwelveHour) return start < last % halfDay && last >= minutesPerDay;
  return start < clock && (start >= latestNight || last >= minutesPerDay);
}

function slotOf(row: number, { start, end }: TimeLabel, turns: number, turn = minutesPerDay): Slot {
  const from = start + turns * turn;
  const until = end === null ? null : end + turns * turn;
  return { row, start: from, end: until === null || until > from ? until : until + turn };
}

/** Adds a slot, and divides the time since the last one among the unlabelled rows in between. */
function addSlot(
  { slots, isTwelveHour }: Block,
  row: number,
  label: TimeLabel,
  between: readonly number[],
): void {
  const last = slots.at(-1);
  if (last === undefined) return;
  const turn = isTwelveHour ? halfDay : minutesPerDay;
  const turns = Math.floor(last.start / turn);
  const slot = slotOf(row, label, label.start < last.start % turn ? turns + 1 : turns, turn);
  for (const other of between) {
    const start = last.start + ((slot.start - last.start) * (other - last.row)) / (row - last.row);
    slots.push({ row: other, start, end: null });
  }
  slots.push(slot);
}

/** Unlabelled rows below the last label continue in the same steps, as many as there are between two labels. */
function addRest(slots: Slot[], rest: readonly number[]): void {
  const [before, last] = [slots.at(-2), slots.at(-1)];
  if (before === undefined || last === undefined) return;
  const step = (last.start - before.start) / (last.row - before.row);
  const labelled = slots.filter(({ start }) => start % 60 === 0);
  const rows = Math.max(1, (labelled.at(-1)?.row ?? 0) - (labelled.at(-2)?.row ?? 0));
  for (const row of rest.slice(0, rows - 1))
    slots.push({ row, start: last.start + step * (row - last.row), end: null });
}

/** Returns when a slot ends: by its label, at the next slot, or after the length of the slot before. */
export function endOfSlot(slots: readonly Slot[], index: number): number | null {
  const [before, slot, next] = [slots[index - 1], slots[index], slots[index + 1]];
  if (slot === undefined) return null;
  if (slot.end !== null) return slot.end;
  if (next !== undefined) return next.start;
  return before === undefined ? null : slot.start + (slot.start - before.start);
}
