import { useSyncExternalStore } from 'react';

/** As in the style sheets. */
const narrow = '(width < 40rem)';

/** Returns true if the window is as narrow as a phone, or the page is zoomed in accordingly. */
export function usePhoneWindow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(narrow).matches);
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(narrow);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
