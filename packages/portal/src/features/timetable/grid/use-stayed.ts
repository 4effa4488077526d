import { startTransition, useCallback, useEffect, useState } from 'react';

/** Who goes on sooner was passing by. In milliseconds. */
const stayMs = 1000;

/** Returns true if somebody stays at what `key` names: for a moment already, or because `stay` was called. */
export function useStayed(key: string | null): { readonly hasStayed: boolean; readonly stay: () => void } {
  const [at, setAt] = useState<{ readonly key: string | null } | null>(null);
  const hasStayed = at !== null && at.key === key;
  const stay = useCallback(() => {
    setAt((before) => (before !== null && before.key === key ? before : { key }));
  }, [key]);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(stay), stayMs);
    return () => clearTimeout(timer);
  }, [stay]);
  return { hasStayed, stay };
}
