import { useEffect, useRef, useState, type RefObject } from 'react';
import type { PendingSelection } from '../pending-selection.ts';

/** How long a set that was asked for is marked, in milliseconds. */
const markedMs = 2500;

/**
 * Brings the pending selection into sight, with the focus on it unless that stays beside, as soon as it is drawn. The answer is the set that is marked, for a
 * moment.
 */
export function useShown(
  root: RefObject<HTMLElement | null>,
  pending: PendingSelection | null,
): string | null {
  const done = useRef<PendingSelection | null>(null);
  const [seen, setSeen] = useState<PendingSelection | null>(null);
  // With each rendering: the day on which it is may be drawn later.
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

/** The card of the set, or what adds one to the stage. Names are free texts, so that the value is compared. */
function elementOf(root: HTMLElement | null, { set, stage }: PendingSelection): HTMLElement | null {
  const attribute = set === undefined ? 'data-add-event' : 'data-event';
  const all = root?.querySelectorAll<HTMLElement>(`[${attribute}]`) ?? [];
  return [...all].find((element) => element.getAttribute(attribute) === (set ?? stage)) ?? null;
}
