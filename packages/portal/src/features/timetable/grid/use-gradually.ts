import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenIdle } from '../../../app/loading/when-idle.ts';

/** How long to wait if the page is never idle, in milliseconds. */
const patienceMs = 500;

interface Gradually {
  /** If false, shows none of them until the page is printed. */
  readonly isEnabled?: boolean;
  /** How many parts to add at a time. */
  readonly step?: number;
  /** Returns true if a part is shown in full anyway. */
  readonly isReady?: (part: number) => boolean;
}

/**
 * Returns how many of `total` parts to show in full: none at first, more whenever the page is idle, and all if it has
 * been busy for half a second. Starts over when `key` changes.
 */
export function useGradually(
  total: number,
  key: string | null,
  { isEnabled = true, step = 1, isReady = () => false }: Gradually = {},
): number {
  const [progress, setProgress] = useState({ key, done: 0 });
  let done = progress.key === key ? progress.done : 0;
  while (done < total && isReady(done)) done += 1;

  useEffect(() => {
    if (!isEnabled || done >= total) return undefined;
    const goOn = (wasBusy: boolean) =>
      startTransition(() => setProgress({ key, done: wasBusy ? total : done + step }));
    return whenIdle(goOn, patienceMs);
  }, [done, key, total, isEnabled, step]);

  useEffect(() => {
    // Printing cannot wait for the rest.
    const showAll = () => flushSync(() => setProgress({ key, done: total }));
    window.addEventListener('beforeprint', showAll);
    return () => window.removeEventListener('beforeprint', showAll);
  }, [key, total]);

  return done;
}
