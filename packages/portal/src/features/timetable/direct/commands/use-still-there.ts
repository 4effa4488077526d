import { useEffect, useLayoutEffect, useRef } from 'react';
import type { DayLayout } from '../../grid/layout-day.ts';

/** Deselects sets that left the day, as changes to them would not be visible. */
export function useStillThere(
  layout: DayLayout,
  selected: ReadonlySet<string>,
  select: (ids: ReadonlySet<string>) => void,
): void {
  const latest = useRef({ selected, select });
  useLayoutEffect(() => {
    latest.current = { selected, select };
  });
  useEffect(() => {
    const { selected, select } = latest.current;
    if (selected.size === 0) return;
    const there = new Set(layout.columns.flatMap(({ sets }) => sets.map(({ set }) => set.id)));
    const remaining = [...selected].filter((id) => there.has(id));
    if (remaining.length < selected.size) select(new Set(remaining));
  }, [layout]);
}
