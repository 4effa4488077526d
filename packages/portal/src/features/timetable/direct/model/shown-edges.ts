import type { DayLayout } from '../../grid/layout-day.ts';
import type { Edge } from './gesture.ts';

/**
 * The edges of a set or a block from the first to the last in the direction of the hours; null for one that lies outside of the
 * hours shown, where the card of another day's set is cut.
 */
export function shownEdges({ axis, columns }: DayLayout, id: string): readonly [Edge | null, Edge | null] {
  const cards = columns.flatMap(({ sets, blocks }) => [...sets, ...blocks]);
  const found = cards.find(({ set }) => set.id === id);
  if (found === undefined) return [null, null];
  const start = found.set.start < axis.start ? null : 'start';
  const end = found.set.end > axis.end ? null : 'end';
  return axis.isReversed ? [end, start] : [start, end];
}
