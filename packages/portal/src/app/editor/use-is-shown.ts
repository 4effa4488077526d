import { useEffect, useRef } from 'react';

/** Returns true if the page of the form is still there: who has left it learns elsewhere how its save ended. */
export function useIsShown(): () => boolean {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return () => isShown.current;
}
