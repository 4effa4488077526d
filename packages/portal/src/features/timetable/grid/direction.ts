import type { CSSProperties } from 'react';

/**
 * The direction of the stages: `across` has them side by side with vertical hours; `down` has them as rows with
 * horizontal hours. All positions are computed as if it were `across`: `top` and `height` along the hours, `left` and
 * `width` across the stages. Only rendering and pointer input convert them.
 */
export type Direction = 'across' | 'down';

const turnedKeys: Readonly<Record<string, string>> = {
  ArrowDown: 'ArrowRight',
  ArrowRight: 'ArrowDown',
  ArrowUp: 'ArrowLeft',
  ArrowLeft: 'ArrowUp',
};

/**
 * Returns the key that has the same effect with the stages across: up and down along the hours, left and right between
 * the stages.
 */
export function keyAcross(key: string, direction: Direction): string {
  return direction === 'down' ? (turnedKeys[key] ?? key) : key;
}

/** Converts a point in the window to the coordinates of stages across, and back. */
export function turnedPoint<P extends { readonly x: number; readonly y: number }>(
  point: P,
  direction: Direction,
): P {
  return direction === 'down' ? { ...point, x: point.y, y: point.x } : point;
}

/** Returns the edges of an element along the hours and across the stages. */
export function turnedBox(
  { left, top, right, bottom }: Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>,
  direction: Direction,
): { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number } {
  return direction === 'down'
    ? { left: top, top: left, right: bottom, bottom: right }
    : { left, top, right, bottom };
}

/** Returns an element's scroll offset. */
export function scrolledTo(
  { scrollTop: top, scrollLeft: left }: Pick<Element, 'scrollTop' | 'scrollLeft'>,
  direction: Direction,
): { readonly top: number; readonly left: number } {
  return direction === 'down' ? { top: left, left: top } : { top, left };
}

/** Returns the options that scroll an element to this offset. */
export function scrollingTo(
  { top, left }: { readonly top?: number; readonly left?: number },
  direction: Direction,
): ScrollToOptions {
  const [x, y] = direction === 'down' ? [top, left] : [left, top];
  return { ...(x !== undefined && { left: x }), ...(y !== undefined && { top: y }) };
}

/** Returns the style of a span along the hours. */
export function stretchStyle(
  { top, height }: { readonly top: number; readonly height: number },
  direction: Direction,
): CSSProperties {
  return direction === 'down' ? { left: top, width: height } : { top, height };
}

/** Returns the style of a lane within a stage; empty if the lane fills it. */
export function laneStyle(
  { lane, lanes }: { readonly lane: number; readonly lanes: number },
  direction: Direction,
): CSSProperties {
  if (lanes === 1) return {};
  const share = 100 / lanes;
  const [begin, size] = [`${lane * share}%`, `calc(${share}% - 2px)`];
  return direction === 'down' ? { top: begin, height: size } : { left: begin, width: size };
}
