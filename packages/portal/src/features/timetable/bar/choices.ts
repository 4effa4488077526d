import type { Direction } from '../grid/direction.ts';
import type { Zoom } from '../grid/scale.ts';

/** How large the hours are drawn, in a word and in a sentence. */
export const zooms: readonly (readonly [Zoom, string, string])[] = [
  ['fit', 'Fit', 'The whole day in the window'],
  ['1', '1×', 'Larger'],
  ['2', '2×', 'Twice as large'],
];

/** How the stages lie. */
export const directions: readonly (readonly [Direction, string])[] = [
  ['across', 'Across'],
  ['down', 'Down'],
];
