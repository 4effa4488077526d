import { useEffect, useRef, type RefObject } from 'react';
import { usePortal } from '../../app/portal-context.ts';
import { openingTop } from './in-sight.ts';
import type { DayLayout, SortOrder } from './layout-day.ts';

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
    scroller.current?.scrollTo({ top: openingTop(layout, now()) });
  }, [layout, now, scroller, view]);
}
