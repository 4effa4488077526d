import { useSyncExternalStore } from 'react';
import type { WindowSize } from '../grid/scale.ts';

let known: WindowSize | null = null;

/** Returns the size of the window, and renders again when it changes. */
export function useWindowSize(): WindowSize {
  return useSyncExternalStore(subscribe, read);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** Returns the same object while the size is unchanged. */
function read(): WindowSize {
  const { innerWidth, innerHeight } = window;
  const isSame = known?.innerWidth === innerWidth && known.innerHeight === innerHeight;
  if (known === null || !isSame) known = { innerWidth, innerHeight };
  return known;
}
