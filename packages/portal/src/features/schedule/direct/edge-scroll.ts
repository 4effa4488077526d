import type { Point } from './gesture.ts';

/** So near to an edge, in CSS pixels, what is held makes the grid scroll; the nearer the faster, at most so much each frame. */
const nearEdge = 48;
const fastest = 18;

/** How far the grid is scrolled in a frame while a pointer is at `at`. */
export function scrollAt(at: Point, box: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>): Point {
  return { x: along(at.x, box.left, box.right), y: along(at.y, box.top, box.bottom) };
}

function along(at: number, from: number, to: number): number {
  // Beyond the grid are the tabs of the days, where a set may be on its way to.
  if (at < from || at > to || to - from < 2 * nearEdge) return 0;
  const before = from + nearEdge - at;
  const behind = at - (to - nearEdge);
  if (before > 0) return -Math.round((before / nearEdge) * fastest);
  return behind > 0 ? Math.round((behind / nearEdge) * fastest) : 0;
}
