import type { KeyboardEvent } from 'react';

/** Returns the position in a list of `count` rows that a key moves to from `place`; -1 for any other key. */
export function placeAfterKey(event: KeyboardEvent, place: number, count: number): number {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return -1;
  switch (event.key) {
    case 'ArrowDown':
      return Math.min(place + 1, count - 1);
    case 'ArrowUp':
      return Math.max(0, place - 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return -1;
  }
}
