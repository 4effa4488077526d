import type { Plugin } from 'vite';
import { mostColumns, mostLanes, mostRows } from '../src/page/grid-limits.ts';

/**
 * Adds the classes that place sets in the grid to its style sheet, because public pages forbid inline styles. `bN` is
 * the first row, `lN` the number of rows, `kN` the column, `wN` the number of lanes of a stage, and `vN` the lane.
 */
export function gridClasses(): Plugin {
  return {
    name: 'grid-classes',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith('/grid.css') ? { code: code + rules(), map: null } : null),
  };
}

function rules(): string {
  const all = (most: number, rule: (n: number) => string) =>
    Array.from({ length: most }, (_, place) => rule(place + 1)).join('');
  return [
    all(mostRows, (n) => `.b${n}{grid-row-start:${n}}`),
    all(mostRows, (n) => `.l${n}{--l:${n}}`),
    all(mostColumns, (n) => `.k${n}{--k:${n}}`),
    all(mostLanes, (n) => `.w${n}{--w:${n}}.v${n}{--v:${n}}`),
  ].join('');
}
