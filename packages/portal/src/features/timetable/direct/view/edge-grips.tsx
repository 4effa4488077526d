import { createPortal } from 'react-dom';
import { laneStyle } from '../../grid/direction.ts';
import type { DayLayout } from '../../grid/layout-day.ts';
import classes from './edge-grips.module.css';
import layer from './ghosts.module.css';
import { shownEdges } from '../model/shown-edges.ts';

interface EdgeGripsProps {
  /** The only selected set. */
  readonly id: string;
  readonly layout: DayLayout;
  /** The element that contains the grid. */
  readonly grid: Element;
}

/**
 * Touch handles at the edges of a set, which are hard to hit with a finger. Hidden from screen readers, as the keyboard
 * does the same.
 */
export function EdgeGrips({ id, layout, grid }: EdgeGripsProps) {
  const place = layout.columns.findIndex(({ sets }) => sets.some(({ set }) => set.id === id));
  const placed = layout.columns[place]?.sets.find(({ set }) => set.id === id);
  if (placed === undefined) return null;
  const isDown = layout.direction === 'down';
  const begin = `calc(var(--head) + ${placed.top}px)`;
  const style = {
    ...(isDown
      ? { gridRow: place + 2, left: begin, width: placed.height }
      : { gridColumn: place + 2, top: begin, height: placed.height }),
    ...laneStyle(placed, layout.direction),
  };
  return createPortal(
    <div className={layer['layer']} aria-hidden>
      <div className={classes['edges']} style={style}>
        {shownEdges(layout, id).map((edge, place) => (
          <div
            key={place === 0 ? 'first' : 'last'}
            {...(edge !== null && { className: classes['grip'], 'data-edge-of': id, 'data-edge': edge })}
          />
        ))}
      </div>
    </div>,
    grid,
  );
}
