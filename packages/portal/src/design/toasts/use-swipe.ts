import { useRef, type PointerEvent } from 'react';

/** So far, in CSS pixels, a finger moves something aside. */
const farEnough = 60;

/** The handlers of an element that calls `onSwipe` when a finger moves it aside. */
export function useSwipe(onSwipe: () => void) {
  const from = useRef(0);
  return {
    onPointerDown: ({ clientX }: PointerEvent) => {
      from.current = clientX;
    },
    onPointerUp: ({ clientX, pointerType }: PointerEvent) => {
      if (pointerType === 'touch' && Math.abs(clientX - from.current) > farEnough) onSwipe();
    },
  };
}
