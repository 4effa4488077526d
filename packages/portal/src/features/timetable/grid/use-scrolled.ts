import { useEffect, useLayoutEffect, useRef, useState, type RefObject, type UIEvent } from 'react';
import { usePortal } from '../../../app/portal-context.ts';
import { scrolledTo, scrollingTo } from './direction.ts';
import { openingOf, roughly, type Spot } from './in-sight.ts';
import type { DayLayout, SortOrder } from './layout-day.ts';
import type { Scale } from './scale.ts';

/**
 * Tracks the scroll position of a day, in steps. The day opens at its content, and again if the order is reversed.
 * Changes of scale, day or direction keep the same hour. If all hours were in view, a new scale opens the day again, as
 * its first hour may be empty.
 */
export function useScrolled(
  scroller: RefObject<HTMLElement | null>,
  layout: DayLayout,
  order: SortOrder,
  { view, pixelsPerMinute, direction }: Scale,
): { readonly spot: Spot; readonly noteScroll: (event: UIEvent<HTMLElement>) => void } {
  const { now } = usePortal();
  const [opened, setOpened] = useState(() => ({ order, opening: openingOf(layout, view, now()) }));
  const { opening } = opened;
  if (opened.order !== order) setOpened({ order, opening: openingOf(layout, view, now()) });
  const [spot, setSpot] = useState(() => roughly(opening));

  const latest = useRef(direction);
  useEffect(() => {
    scroller.current?.scrollTo(scrollingTo(opening, latest.current));
  }, [opening, scroller]);

  const { lead } = layout;
  const isWhole = layout.height <= view.height;
  const drawn = useRef({ pixelsPerMinute, direction, lead, isWhole, top: opening.top });
  useLayoutEffect(() => {
    latest.current = direction;
    const before = drawn.current;
    const isTurned = before.direction !== direction;
    const isScaled = before.pixelsPerMinute !== pixelsPerMinute;
    drawn.current = { ...before, isWhole };
    if (!isScaled && before.lead === lead && !isTurned) return;
    const top =
      isScaled && before.isWhole
        ? openingOf(layout, view, now()).top
        : (before.top / before.pixelsPerMinute + lead - before.lead) * pixelsPerMinute;
    drawn.current = { pixelsPerMinute, direction, lead, isWhole, top };
    scroller.current?.scrollTo(scrollingTo({ top, ...(isTurned && { left: 0 }) }, direction));
  }, [layout, view, now, isWhole, pixelsPerMinute, direction, lead, scroller]);

  const noteScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    const exact = scrolledTo(currentTarget, direction);
    drawn.current.top = exact.top;
    const next = roughly(exact);
    setSpot((before) => (before.top === next.top && before.left === next.left ? before : next));
  };
  return { spot, noteScroll };
}
