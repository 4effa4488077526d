import type { PlacedColumn, PlacedSet } from '../../grid/layout-day.ts';
import type { Point } from './gesture.ts';
import type { Stretch } from './surface.ts';

/** What a lasso encloses: pixels along the hours and across the stages, as these lie in what is scrolled. */
export interface Enclosure {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** From one corner to the other, whichever way it was drawn. */
export function enclosure(from: Point, to: Point): Enclosure {
  return {
    left: Math.min(from.x, to.x),
    right: Math.max(from.x, to.x),
    top: Math.min(from.y, to.y),
    bottom: Math.max(from.y, to.y),
  };
}

/** The sets of which the lasso encloses any part; `begin` is where the hours begin. */
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
