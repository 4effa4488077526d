import { startTransition, useCallback, useEffect, useState } from 'react';

/** Users who leave sooner were only passing by. In milliseconds. */
const stayMs = 1000;

/** Returns `hasStayed`: true once the user has stayed at `key` for a moment, or `stay` was called. */
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
