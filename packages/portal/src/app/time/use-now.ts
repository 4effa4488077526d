import { useEffect, useState } from 'react';
import { usePortal } from '../portal-context.ts';

const beat = 30_000;

/** Returns the current time in epoch milliseconds, updated at least every half minute while the page is shown. */
export function useNow(): number {
  const { now } = usePortal();
  const [instant, setInstant] = useState(now);

  useEffect(() => {
    const timer = setInterval(() => setInstant(now()), beat);
    return () => clearInterval(timer);
  }, [now]);

  return instant;
}
