import type { PlacedColumn, PlacedSet } from '../../grid/layout-day.ts';
import type { Point } from './gesture.ts';
import type { Stretch } from './surface.ts';

/** A lasso's rectangle in scroll coordinates, in pixels: along the hours and across the stages. */
export interface Enclosure {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Returns the rectangle between two corners, in any order. */
export function enclosure(from: Point, to: Point): Enclosure {
  return {
    left: Math.min(from.x, to.x),
    right: Math.max(from.x, to.x),
    top: Math.min(from.y, to.y),
    bottom: Math.max(from.y, to.y),
  };
}

/** Returns the sets that the lasso touches; `begin` is the offset of the first hour. */
export function setsWithin(
  columns: readonly PlacedColumn[],
  stretches: readonly Stretch[],
  begin: number,
  area: Enclosure,
): readonly string[] {
  return columns.flatMap(({ stage, sets }) => {
    const stretch = stretches.find((each) => each.stage === stage);
    if (stretch === undefined || stretch.left > area.right || stretch.right < area.left) return [];
    return sets.filter((placed) => touches(placed, stretch, begin, area)).map(({ set }) => set.id);
  });
}

function touches(
  { top, height, lane, lanes }: PlacedSet,
  { left, right }: Stretch,
  begin: number,
  area: Enclosure,
): boolean {
  const width = (right - left) / lanes;
  const from = left + lane * width;
  return (
    begin + top <= area.bottom &&
    begin + top + height >= area.top &&
    from <= area.right &&
    from + width >= area.left
  );
}
