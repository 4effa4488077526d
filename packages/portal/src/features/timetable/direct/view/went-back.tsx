import type { ConflictSet } from '@lineup/domain';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { DayLayout } from '../../grid/layout-day.ts';
import { Ghost } from './ghosts.tsx';
import classes from './ghosts.module.css';
import type { Refused } from '../commands/use-refusals.ts';

/** How long returned sets are marked, in milliseconds. */
const markedMs = 8000;

interface WentBackProps {
  readonly refused: Refused | null;
  readonly layout: DayLayout;
  /** The element that contains the grid. */
  readonly grid: Element;
  readonly find: (id: string) => ConflictSet | undefined;
  readonly onEnd: () => void;
}

/**
 * Marks sets that returned to their place, for a while and with the reason: the user looks at them, not at the toast in
 * the corner.
 */
export function WentBack({ refused, layout, grid, find, onEnd }: WentBackProps) {
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (refused === null) return undefined;
    const timer = setTimeout(() => end.current(), markedMs);
    return () => clearTimeout(timer);
  }, [refused]);
  const sets = refused?.ids.flatMap((id) => find(id) ?? []) ?? [];
  if (refused === null || sets.length === 0) return null;
  return createPortal(
    <div className={classes['layer']} data-impossible data-went-back aria-hidden>
      {sets.map((set, place) => (
        <Ghost
          key={set.id}
          set={set}
          layout={layout}
          lines={place === 0 ? ['', refused.reason] : []}
          isBack
        />
      ))}
    </div>,
    grid,
  );
}
