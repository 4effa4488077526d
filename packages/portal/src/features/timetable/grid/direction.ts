import type { CSSProperties } from 'react';

/**
 * How the stages lie: side by side with the hours downwards, or below each other with the hours to the right. All places are
 * worked out as if they lay across: `top` and `height` along the hours, `left` and `width` across the stages. Only what is drawn, and
 * what comes from the hand, is turned.
 */
export type Direction = 'across' | 'down';

const turnedKeys: Readonly<Record<string, string>> = {
  ArrowDown: 'ArrowRight',
  ArrowRight: 'ArrowDown',
  ArrowUp: 'ArrowLeft',
  ArrowLeft: 'ArrowUp',
};

/** What an arrow key does where the stages lie across: along the hours for down and up, between the stages for right and left. */
export function keyAcross(key: string, direction: Direction): string {
  return direction === 'down' ? (turnedKeys[key] ?? key) : key;
}

/** A place in the window as it would be if the stages lay across, and the other way around. */
export function turnedPoint<P extends { readonly x: number; readonly y: number }>(
  point: P,
  direction: Direction,
): P {
  return direction === 'down' ? { ...point, x: point.y, y: point.x } : point;
}

/** The ends of an element along the hours and across the stages. */
export function turnedBox(
  { left, top, right, bottom }: Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>,
  direction: Direction,
): { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number } {
  return direction === 'down'
    ? { left: top, top: left, right: bottom, bottom: right }
    : { left, top, right, bottom };
}

/** Where an element is scrolled to. */
export function scrolledTo(
  { scrollTop: top, scrollLeft: left }: Pick<Element, 'scrollTop' | 'scrollLeft'>,
  direction: Direction,
): { readonly top: number; readonly left: number } {
  return direction === 'down' ? { top: left, left: top } : { top, left };
}

/** What brings an element to that place. */
export function scrollingTo(
  { top, left }: { readonly top?: number; readonly left?: number },
  direction: Direction,
): ScrollToOptions {
  const [x, y] = direction === 'down' ? [top, left] : [left, top];
  return { ...(x !== undefined && { left: x }), ...(y !== undefined && { top: y }) };
}

/** A stretch of the hours in the style of an element. */
export function stretchStyle(
  { top, height }: { readonly top: number; readonly height: number },
  direction: Direction,
): CSSProperties {
  return direction === 'down' ? { left: top, width: height } : { top, height };
}

/** A share of a stage's room in the style of an element: nothing where it is all of it. */
export function laneStyle(
  { lane, lanes }: { readonly lane: number; readonly lanes: number },
  direction: Direction,
): CSSProperties {
  if (lanes === 1) return {};
  const share = 100 / lanes;
  const [begin, size] = [`${lane * share}%`, `calc(${share}% - 2px)`];
  return direction === 'down' ? { top: begin, height: size } : { left: begin, width: size };
}
