import { useEffect, useRef } from 'react';

/** Returns true if the form's page is still shown. People who have left it learn the outcome of the save elsewhere. */
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
