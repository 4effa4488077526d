import { idle, isHeld, nextGesture, type Gesture, type GestureEvent, type Held } from './gesture.ts';
import type { Lifted } from './plan-of-gesture.ts';

/** A gesture with the sets lifted at its start. */
export interface Handling {
  readonly gesture: Gesture;
  readonly lifted: Lifted;
}

/** The state of the current gesture, outside of React: only the ghosts render on each move, not the cards. */
export interface GestureStore {
  readonly get: () => Handling;
  /** `lift` returns the sets to hold when the event lifts something. */
  readonly send: (event: GestureEvent, lift?: (held: Held) => Lifted) => Handling;
  readonly subscribe: (listener: () => void) => () => void;
}

const none: Lifted = { sets: [], newIds: [] };

export function createGestureStore(): GestureStore {
  let handling: Handling = { gesture: idle, lifted: none };
  const listeners = new Set<() => void>();
  return {
    get: () => handling,
    send(event, lift) {
      const before = handling.gesture;
      const gesture = nextGesture(before, event);
      if (gesture === before) return handling;
      const begins = isHeld(gesture) && !isHeld(before) && lift !== undefined;
      handling = { gesture, lifted: begins ? lift(gesture) : handling.lifted };
      for (const listener of listeners) listener();
      return handling;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
