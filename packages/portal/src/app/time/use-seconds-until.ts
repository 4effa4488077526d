import { useEffect, useState } from 'react';

/** Returns the whole seconds from `now()` until `instant` (milliseconds), counting down to 0 once a second. */
export function useSecondsUntil(instant: number, now: () => number): number {
  const [seconds, setSeconds] = useState(() => secondsBetween(now(), instant));
  useEffect(() => {
    const update = () => {
      const left = secondsBetween(now(), instant);
      setSeconds(left);
      if (left === 0) clearInterval(timer);
    };
    const timer = setInterval(update, 1000);
    update();
    return () => clearInterval(timer);
  }, [instant, now]);
  return seconds;
}

function secondsBetween(from: number, to: number): number {
  return Math.max(0, Math.ceil((to - from) / 1000));
}
