import type { DayLayout } from '../../grid/layout-day.ts';
import type { Edge } from './gesture.ts';

/**
 * Returns the first and last edge of a set or block along the hours; null for an edge outside of the hours shown, where
 * the card of another day's set is cut off.
 */
export function shownEdges({ axis, columns }: DayLayout, id: string): readonly [Edge | null, Edge | null] {
  const cards = columns.flatMap(({ sets, blocks }) => [...sets, ...blocks]);
  const found = cards.find(({ set }) => set.id === id);
  if (found === undefined) return [null, null];
  const start = found.set.start < axis.start ? null : 'start';
  const end = found.set.end > axis.end ? null : 'end';
  return axis.isReversed ? [end, start] : [start, end];
}
