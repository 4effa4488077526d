import { useCallback, useEffect, useRef, useState } from 'react';
import { savesData } from '../../../app/loading/load-ahead.ts';
import { once } from '../../../app/loading/once.ts';
import { whenIdle } from '../../../app/loading/when-idle.ts';

const load = once(() => import('./direct-editing.tsx'));
type DirectPart = Awaited<ReturnType<typeof load>>;

const patienceMs = 2000;

/**
 * Loads direct editing (moving sets by pointer and keyboard) when the page is idle, or earlier when `hint` is called
 * because the user approaches the grid. `part` is null until then.
 */
export function useDirectPart(): { readonly part: DirectPart | null; readonly hint: () => void } {
  const [part, setPart] = useState<DirectPart | null>(null);
  const isAsked = useRef(false);
  const hint = useCallback(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    // The event dialog offers the same without it; the next hint retries.
    load().then(setPart, () => {
      isAsked.current = false;
    });
  }, []);
  useEffect(() => (savesData() ? undefined : whenIdle(hint, patienceMs)), [hint]);
  return { part, hint };
}
