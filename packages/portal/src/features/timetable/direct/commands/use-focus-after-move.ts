import { useEffect, useRef, useState, type RefObject } from 'react';
import { cardId, cardOf } from '../../grid/cards.ts';
import type { DayLayout } from '../../grid/layout-day.ts';
import type { Held } from '../model/gesture.ts';

/** What was moved by keys keeps the focus: on another stage it is another element. */
export function useFocusAfterMove(
  scroller: RefObject<HTMLElement | null>,
  layout: DayLayout,
): (held: Held) => void {
  const movedId = useRef<string | null>(null);
  const seen = useRef(layout);
  useEffect(() => {
    if (seen.current === layout) return;
    seen.current = layout;
    const id = movedId.current;
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body;
    if (!isLost && cardId(activeElement) !== id) movedId.current = null;
    if (id === null || !isLost) return;
    cardOf(scroller.current, id)?.focus();
  }, [scroller, layout]);
  const [keep] = useState(() => ({ grip }: Held) => {
    if (grip.on !== 'empty') movedId.current = grip.id;
  });
  return keep;
}
