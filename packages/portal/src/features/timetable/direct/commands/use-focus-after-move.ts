import { useEffect, useRef, useState, type RefObject } from 'react';
import { cardId, cardOf } from '../../grid/cards.ts';
import type { Held } from '../model/gesture.ts';

/**
 * Keeps the focus on a set moved by keyboard, which becomes another element on another stage. `layout` is a new object
 * after each change.
 */
export function useFocusAfterMove(
  scroller: RefObject<HTMLElement | null>,
  layout: object,
): (held: Held) => void {
  const movedId = useRef<string | null>(null);
  const seen = useRef(layout);
  useEffect(() => {
    if (seen.current === layout) return;
    seen.current = layout;
    const id = movedId.current;
    if (id === null) return;
    const { activeElement } = document;
    const isLost =
      activeElement === null ||
      activeElement === document.body ||
      // The grid may show a placed act before the tray removes it.
      activeElement.getAttribute('data-act') === id;
    if (isLost) cardOf(scroller.current, id)?.focus();
    else if (cardId(activeElement) !== id) movedId.current = null;
  }, [scroller, layout]);
  const [keep] = useState(() => ({ grip }: Held) => {
    if (grip.on !== 'empty') movedId.current = grip.id;
  });
  return keep;
}
