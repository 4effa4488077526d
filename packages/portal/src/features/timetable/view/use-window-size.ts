import { useSyncExternalStore } from 'react';
import type { WindowSize } from '../grid/scale.ts';

let known: WindowSize | null = null;

/** The size of the window, followed while the page is shown. */
export function useWindowSize(): WindowSize {
  return useSyncExternalStore(subscribe, read);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** The same object for as long as the size is the same. */
function read(): WindowSize {
  const { innerWidth, innerHeight } = window;
  const isSame = known?.innerWidth === innerWidth && known.innerHeight === innerHeight;
  if (known === null || !isSame) known = { innerWidth, innerHeight };
  return known;
}
