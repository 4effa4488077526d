import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/**
 * How many of `total` parts to show in full: none at first, and one more each time the page has nothing else to do. Begins
 * anew when `key` changes.
 */
export function useGradually(total: number, key: string | null): number {
  const [progress, setProgress] = useState({ key, done: 0 });
  const done = progress.key === key ? progress.done : 0;

  useEffect(() => {
    if (done >= total) return undefined;
    return whenIdle(() => startTransition(() => setProgress({ key, done: done + 1 })));
  }, [done, key, total]);

  return done;
}
