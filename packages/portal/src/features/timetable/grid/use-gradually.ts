import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenIdle } from '../../../app/loading/when-idle.ts';

/** How long a page that always has something to do keeps parts back. */
const patienceMs = 500;

interface Gradually {
  /** Where not all are wanted, none, unless the page is printed. */
  readonly isEnabled?: boolean;
  /** How many at a time. */
  readonly step?: number;
  /** Whether a part is shown in full anyway. */
  readonly isReady?: (part: number) => boolean;
}

/**
 * How many of `total` parts to show in full: none at first, and some more each time the page has nothing else to do; all of
 * them as soon as it had something to do for half a second on end. Begins again when `key` changes.
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
    // On paper it is too late for the rest.
    const showAll = () => flushSync(() => setProgress({ key, done: total }));
    window.addEventListener('beforeprint', showAll);
    return () => window.removeEventListener('beforeprint', showAll);
  }, [key, total]);

  return done;
}
