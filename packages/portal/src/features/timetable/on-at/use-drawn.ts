import { useEffect, useEffectEvent, useState } from 'react';

/** The pause after a drag, in milliseconds, before the address changes: browsers limit the rate of changes. */
const restMs = 250;

/** The moment during a drag; `onRest` receives the result. */
export function useDrawn(instant: number, onRest: (instant: number) => void) {
  const [drawn, setDrawn] = useState({ from: instant, to: instant });
  if (drawn.from !== instant) setDrawn({ from: instant, to: instant });
  const rest = useEffectEvent(onRest);
  const { from, to } = drawn;
  useEffect(() => {
    if (to === from) return undefined;
    const timer = setTimeout(() => rest(to), restMs);
    return () => clearTimeout(timer);
  }, [from, to]);
  return [to, (next: number) => setDrawn({ from: instant, to: next })] as const;
}
