import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Wanted } from '../wanted.ts';

/** How long a set that was asked for is marked, in milliseconds. */
const markedMs = 2500;

/**
 * Brings what is wanted into sight, with the focus on it unless that stays beside, as soon as it is drawn. The answer is the set that is marked, for a
 * moment.
 */
export function useShown(root: RefObject<HTMLElement | null>, wanted: Wanted | null): string | null {
  const done = useRef<Wanted | null>(null);
  const [seen, setSeen] = useState<Wanted | null>(null);
  // With each rendering: the day on which it is may be drawn later.
  useEffect(() => {
    if (wanted === null || wanted === done.current) return;
    const element = elementOf(root.current, wanted);
    if (element === null) return;
    done.current = wanted;
    element.scrollIntoView({ block: wanted.set === undefined ? 'nearest' : 'center', inline: 'center' });
    if (!wanted.isInSidePanel) element.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (wanted === null) return undefined;
    const timer = setTimeout(() => setSeen(wanted), markedMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  return wanted === seen ? null : (wanted?.set ?? null);
}

/** The card of the set, or what adds one to the stage. Names are free texts, so that the value is compared. */
function elementOf(root: HTMLElement | null, { set, stage }: Wanted): HTMLElement | null {
  const attribute = set === undefined ? 'data-add-event' : 'data-event';
  const all = root?.querySelectorAll<HTMLElement>(`[${attribute}]`) ?? [];
  return [...all].find((element) => element.getAttribute(attribute) === (set ?? stage)) ?? null;
}
