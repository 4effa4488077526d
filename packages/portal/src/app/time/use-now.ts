import { useEffect, useState } from 'react';
import { usePortal } from '../portal-context.ts';

const beat = 30_000;

/** The time now in milliseconds since the epoch, kept up to half a minute while the page is shown. */
export function useNow(): number {
  const { now } = usePortal();
  const [instant, setInstant] = useState(now);

  useEffect(() => {
    const timer = setInterval(() => setInstant(now()), beat);
    return () => clearInterval(timer);
  }, [now]);

  return instant;
}
