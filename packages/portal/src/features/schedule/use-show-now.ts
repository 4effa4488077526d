import { useEffect, useRef, type RefObject } from 'react';
import { usePortal } from '../../app/portal-context.ts';
import type { DayLayout, SortOrder } from './layout-day.ts';

/** How much of what was before stays in view above the line. */
const above = 140;

/** Scrolls a day that is on to what plays now, once each time it is opened or turned around; never while somebody reads. */
export function useShowNow(
  scroller: RefObject<HTMLElement | null>,
  layout: DayLayout,
  order: SortOrder,
): void {
  const { now } = usePortal();
  const shown = useRef('');
  const view = `${layout.day} ${order}`;

  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    const top = layout.topOf(now());
    scroller.current?.scrollTo({ top: top === null ? 0 : Math.max(0, top - above) });
  }, [layout, now, scroller, view]);
}
