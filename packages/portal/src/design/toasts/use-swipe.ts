import { useRef, type PointerEvent } from 'react';

/** The distance in CSS pixels after which a finger swipes something away. */
const farEnough = 60;

/** Returns the handlers of an element that calls `onSwipe` when a finger swipes it away. */
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
