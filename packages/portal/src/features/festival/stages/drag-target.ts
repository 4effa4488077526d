/** A row that is being dragged over the others. */
export interface DraggedRow {
  readonly from: number;
  /** The place that it would take if it were dropped now. */
  readonly target: number;
  /** How far it is from its own place, in pixels; positive is down. */
  readonly offset: number;
  /** Its height with the gap to the next row, in pixels. */
  readonly height: number;
}

/** So near to the middle of another row, in pixels, the dragged one changes places with it. */
const nearness = 8;

/** The place that a row takes whose middle is at `y`, by the middles of all rows, in pixels from the top. */
export function dropTarget(middles: readonly number[], from: number, y: number): number {
  const isAbove = (middle: number, index: number) =>
    index < from ? middle + nearness < y : index > from && middle - nearness <= y;
  return middles.filter(isAbove).length;
}

/** How far the row at `index` is shown from its own place, in pixels, to make room for the dragged one. */
export function rowShift(index: number, dragged: DraggedRow | null): number {
  if (dragged === null) return 0;
  const { from, target, offset, height } = dragged;
  if (index === from) return offset;
  if (index > from && index <= target) return -height;
  return index < from && index >= target ? height : 0;
}
