/** A row that is being dragged. */
export interface DraggedRow {
  readonly from: number;
  /** The position that it would get if dropped now. */
  readonly target: number;
  /** The distance from its own position in pixels; positive is down. */
  readonly offset: number;
  /** Its height including the gap to the next row, in pixels. */
  readonly height: number;
}

/** The distance in pixels to the middle of another row at which the dragged row swaps with it. */
const nearness = 8;

/** Returns the position of a row whose middle is at `y`, given the middles of all rows, in pixels from the top. */
export function dropTarget(middles: readonly number[], from: number, y: number): number {
  const isAbove = (middle: number, index: number) =>
    index < from ? middle + nearness < y : index > from && middle - nearness <= y;
  return middles.filter(isAbove).length;
}

/** Returns the distance in pixels by which the row at `index` moves to make room for the dragged one. */
export function rowShift(index: number, dragged: DraggedRow | null): number {
  if (dragged === null) return 0;
  const { from, target, offset, height } = dragged;
  if (index === from) return offset;
  if (index > from && index <= target) return -height;
  return index < from && index >= target ? height : 0;
}
