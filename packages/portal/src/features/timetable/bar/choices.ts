import type { Direction } from '../grid/direction.ts';
import type { Zoom } from '../grid/scale.ts';

/** The zoom levels: value, short label and description. */
export const zooms: readonly (readonly [Zoom, string, string])[] = [
  ['fit', 'Fit', 'The whole day in the window'],
  ['1', '1×', 'Larger'],
  ['2', '2×', 'Twice as large'],
];

/** The directions in which the stages can run. */
export const directions: readonly (readonly [Direction, string])[] = [
  ['across', 'Across'],
  ['down', 'Down'],
];
