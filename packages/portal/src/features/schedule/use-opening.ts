import { useEffect, useState, type RefObject } from 'react';
import { usePortal } from '../../app/portal-context.ts';
import { openingOf, type Opening } from './grid/in-sight.ts';
import type { DayLayout, SortOrder } from './grid/layout-day.ts';

/**
 * Where the day that is shown was opened. It is scrolled there once each time it is opened or turned around; never while
 * somebody reads. `passed` is how many columns are passed to the left.
 */
export function useOpening(
  scroller: RefObject<HTMLElement | null>,
  layout: DayLayout,
  order: SortOrder,
  passed: number,
): Opening {
  const { now } = usePortal();
  const view = `${layout.day} ${order}`;
  const [opened, setOpened] = useState(() => ({ view, opening: openingOf(layout, window, passed, now()) }));
  const { opening } = opened;
  if (opened.view !== view) setOpened({ view, opening: openingOf(layout, window, passed, now()) });

  useEffect(() => {
    const { current } = scroller;
    if (current === null) return;
    const left = opening.column === null ? current.scrollLeft : leftOf(current, opening.column);
    current.scrollTo({ top: opening.top, left });
  }, [opening, scroller]);

  return opening;
}

/** How far the columns are scrolled when the one at this place comes first. */
function leftOf(scroller: HTMLElement, place: number): number {
  const columns = scroller.querySelectorAll<HTMLElement>('[data-stage]');
  return (columns[place]?.offsetLeft ?? 0) - (columns[0]?.offsetLeft ?? 0);
}
