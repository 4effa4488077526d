import { useSyncExternalStore } from 'react';

/** Where a row is three lines; as in the style sheet. */
const phone = '(width <= 40rem)';
const finger = '(pointer: coarse)';

/** How high a row is, in pixels: three lines on a phone, a finger's target where there is one. */
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
