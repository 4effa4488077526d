import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Returns true if the browser is about to print the page. Renders before the browser lays out the paper. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  // Subscribes before the page is painted, because it could be printed immediately.
  useLayoutEffect(() => {
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
