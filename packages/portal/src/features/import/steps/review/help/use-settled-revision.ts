import { useCallback, useEffect, useState } from 'react';
import { whenIdle } from '../../../../../app/loading/when-idle.ts';
import type { DraftStore } from '../../../draft/draft-store.ts';

const restMs = 250;
const patienceMs = 1000;

interface SettledRevision {
  /** Null until the page was idle for the first time. */
  readonly revision: number | null;
  /** Takes over the current revision immediately. */
  readonly settle: () => void;
}

/**
 * Returns the revision of a draft that was not edited for a moment, once the page is idle, so that computations over
 * all events do not delay key presses.
 */
export function useSettledRevision(store: DraftStore): SettledRevision {
  const [revision, setRevision] = useState<number | null>(null);
  const settle = useCallback(() => setRevision(store.revision()), [store]);
  useEffect(() => {
    let stopIdle = whenIdle(settle, patienceMs);
    let rest: ReturnType<typeof setTimeout> | undefined;
    const stopWaiting = () => {
      clearTimeout(rest);
      stopIdle();
    };
    const unsubscribe = store.subscribe(() => {
      stopWaiting();
      rest = setTimeout(() => {
        stopIdle = whenIdle(settle, patienceMs);
      }, restMs);
    });
    return () => {
      unsubscribe();
      stopWaiting();
    };
  }, [store, settle]);
  return { revision, settle };
}
