import { useEffect, useEffectEvent } from 'react';

/** Calls the latest `listener` for an event anywhere on the page, for as long as it is enabled. */
export function usePageEvent<Type extends keyof DocumentEventMap>(
  type: Type,
  listener: (event: DocumentEventMap[Type]) => void,
  isEnabled = true,
): void {
  const hear = useEffectEvent(listener);
  useEffect(() => {
    if (!isEnabled) return undefined;
    const ending = new AbortController();
    document.addEventListener(type, (event) => hear(event), { signal: ending.signal });
    return () => ending.abort();
  }, [type, isEnabled]);
}
