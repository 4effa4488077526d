import { useSyncExternalStore } from 'react';

/** Where a row has three lines; as in the style sheet. */
const phone = '(width <= 40rem)';
const finger = '(pointer: coarse)';

/** Returns the height of a row in pixels: three lines on a phone, a touch target on touch screens. */
export function useRowHeight(): number {
  return useSyncExternalStore(subscribe, () => {
    if (matchMedia(phone).matches) return 84;
    return matchMedia(finger).matches ? 44 : 36;
  });
}

function subscribe(listener: () => void): () => void {
  const queries = [matchMedia(phone), matchMedia(finger)];
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}
