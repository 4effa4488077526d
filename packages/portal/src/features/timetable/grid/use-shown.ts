import { useEffect, useRef, useState, type RefObject } from 'react';
import type { PendingSelection } from '../pending-selection.ts';

/** How long the requested set is marked, in milliseconds. */
const markedMs = 2500;

/**
 * Scrolls to the pending selection once it is rendered, and focuses it unless the focus stays in the side panel.
 * Returns the set to mark, for a moment.
 */
export function useShown(
  root: RefObject<HTMLElement | null>,
  pending: PendingSelection | null,
): string | null {
  const done = useRef<PendingSelection | null>(null);
  const [seen, setSeen] = useState<PendingSelection | null>(null);
  // On each render, because the day of the selection may be rendered later.
  useEffect(() => {
    if (pending === null || pending === done.current) return;
    const element = elementOf(root.current, pending);
    if (element === null) return;
    done.current = pending;
    element.scrollIntoView({ block: pending.set === undefined ? 'nearest' : 'center', inline: 'center' });
    if (!pending.isInSidePanel) element.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (pending === null) return undefined;
    const timer = setTimeout(() => setSeen(pending), markedMs);
    return () => clearTimeout(timer);
  }, [pending]);
  return pending === seen ? null : (pending?.set ?? null);
}

/**
 * Returns the card of the set, or the add button of the stage. Stage names are free text, so compare the value instead
 * of building a selector.
 */
function elementOf(root: HTMLElement | null, { set, stage }: PendingSelection): HTMLElement | null {
  const attribute = set === undefined ? 'data-add-event' : 'data-event';
  const all = root?.querySelectorAll<HTMLElement>(`[${attribute}]`) ?? [];
  return [...all].find((element) => element.getAttribute(attribute) === (set ?? stage)) ?? null;
}
