import { useCallback, useEffect, useRef, useState } from 'react';
import { savesData } from '../../../app/loading/load-ahead.ts';
import { once } from '../../../app/loading/once.ts';
import { whenIdle } from '../../../app/loading/when-idle.ts';

const load = once(() => import('./direct-editing.tsx'));
type DirectPart = Awaited<ReturnType<typeof load>>;

const patienceMs = 2000;

/**
 * What moves sets by hand and by keys, in a file of its own: it comes when the page is idle, or when somebody comes near the
 * grid. Null until then; `hint` says that somebody does.
 */
export function useDirectPart(): { readonly part: DirectPart | null; readonly hint: () => void } {
  const [part, setPart] = useState<DirectPart | null>(null);
  const isAsked = useRef(false);
  const hint = useCallback(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    // Without it the event dialog does the same; the next who comes near tries again.
    load().then(setPart, () => {
      isAsked.current = false;
    });
  }, []);
  useEffect(() => (savesData() ? undefined : whenIdle(hint, patienceMs)), [hint]);
  return { part, hint };
}
