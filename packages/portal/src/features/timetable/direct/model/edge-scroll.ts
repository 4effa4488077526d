import type { Point } from './gesture.ts';

/**
 * The distance from an edge, in CSS pixels, within which a held set scrolls the grid, and the maximum speed per frame,
 * reached at the edge.
 */
interface Pace {
  readonly near: number;
  readonly fastest: number;
}

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const ofGrid: Pace = { near: 48, fastest: 18 };
const ofDays: Pace = { near: 48, fastest: 6 };

/** Returns how far to scroll the grid in this frame for a pointer at `at`. */
export function scrollAt(at: Point, box: Box): Point {
  return {
    x: scrollSpeed(at.x, box.left, box.right, ofGrid),
    y: scrollSpeed(at.y, box.top, box.bottom, ofGrid),
  };
}

/** Returns how far to scroll the bar of days to the right. */
export function scrollDaysAt({ x, y }: Point, { left, right, top, bottom }: Box): number {
  if (y < top || y > bottom) return 0;
  return scrollSpeed(x, left, right, { ...ofDays, near: Math.min(ofDays.near, (right - left) / 3) });
}

function scrollSpeed(at: number, from: number, to: number, { near, fastest }: Pace): number {
  // Not beyond the grid: the pointer may be on its way to the tabs of the days.
  if (at < from || at > to || to - from < 2 * near) return 0;
  const before = from + near - at;
  const behind = at - (to - near);
  if (before > 0) return -Math.round((before / near) * fastest);
  return behind > 0 ? Math.round((behind / near) * fastest) : 0;
}
