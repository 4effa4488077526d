import { useEffect, useLayoutEffect, useRef, useState, type RefObject, type UIEvent } from 'react';
import { usePortal } from '../../../app/portal-context.ts';
import { openingOf, roughly, type Spot } from './in-sight.ts';
import type { DayLayout, SortOrder } from './layout-day.ts';
import type { Scale } from './scale.ts';

/**
 * To where a day is scrolled, in steps. It is opened where there is something to see, and opened anew when it is turned
 * around; another scale or another day shows the same hour.
 */
export function useScrolled(
  scroller: RefObject<HTMLElement | null>,
  layout: DayLayout,
  order: SortOrder,
  { view, pixelsPerMinute }: Scale,
): { readonly spot: Spot; readonly noteScroll: (event: UIEvent<HTMLElement>) => void } {
  const { now } = usePortal();
  const [opened, setOpened] = useState(() => ({ order, opening: openingOf(layout, view, now()) }));
  const { opening } = opened;
  if (opened.order !== order) setOpened({ order, opening: openingOf(layout, view, now()) });
  const [spot, setSpot] = useState(() => roughly(opening));

  useEffect(() => {
    scroller.current?.scrollTo({ top: opening.top, left: opening.left });
  }, [opening, scroller]);

  const drawn = useRef(pixelsPerMinute);
  useLayoutEffect(() => {
    const { current } = scroller;
    if (current === null || drawn.current === pixelsPerMinute) return;
    current.scrollTo({ top: (current.scrollTop * pixelsPerMinute) / drawn.current });
    drawn.current = pixelsPerMinute;
  }, [pixelsPerMinute, scroller]);

  const noteScroll = ({ currentTarget: { scrollTop: top, scrollLeft: left } }: UIEvent<HTMLElement>) => {
    const next = roughly({ top, left });
    setSpot((before) => (before.top === next.top && before.left === next.left ? before : next));
  };
  return { spot, noteScroll };
}
