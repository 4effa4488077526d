import { useCallback, useState } from 'react';

/** Whether the bar below `sentinel` sticks to the top of the window, because the sentinel has scrolled out of it. */
export function useStuck() {
  const [stuck, setStuck] = useState(false);
  const sentinel = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last !== undefined) setStuck(!last.isIntersecting && last.boundingClientRect.top < 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { sentinel, stuck };
}
