import type { Point } from './gesture.ts';

/** So near to an edge, in CSS pixels, what is held makes the grid scroll; the nearer the faster, at most so much each frame. */
interface Pace {
  readonly near: number;
  readonly fastest: number;
}

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const ofGrid: Pace = { near: 48, fastest: 18 };
const ofDays: Pace = { near: 48, fastest: 6 };

/** How far the grid is scrolled in a frame while a pointer is at `at`. */
export function scrollAt(at: Point, box: Box): Point {
  return {
    x: scrollSpeed(at.x, box.left, box.right, ofGrid),
    y: scrollSpeed(at.y, box.top, box.bottom, ofGrid),
  };
}

/** How far the bar of days is, to the right. */
export function scrollDaysAt({ x, y }: Point, { left, right, top, bottom }: Box): number {
  if (y < top || y > bottom) return 0;
  return scrollSpeed(x, left, right, { ...ofDays, near: Math.min(ofDays.near, (right - left) / 3) });
}

function scrollSpeed(at: number, from: number, to: number, { near, fastest }: Pace): number {
  // Beyond the grid are the tabs of the days, where a set may be on its way to.
  if (at < from || at > to || to - from < 2 * near) return 0;
  const before = from + near - at;
  const behind = at - (to - near);
  if (before > 0) return -Math.round((before / near) * fastest);
  return behind > 0 ? Math.round((behind / near) * fastest) : 0;
}
