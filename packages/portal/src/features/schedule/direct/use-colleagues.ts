import { movingMessages, type ConflictSet } from '@lineup/domain';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { toast } from '../../../design/toasts/toast.ts';
import type { DayLayout } from '../grid/layout-day.ts';
import type { GestureStore } from './gesture-store.ts';
import { isHeld } from './gesture.ts';
import { artistOf } from './words.ts';

/** Ends a gesture when somebody else has moved or deleted what is held, and says so: a new name stands in nobody's way. */
export function useColleagues(
  store: GestureStore,
  layout: DayLayout,
  find: (id: string) => ConflictSet | undefined,
  onEnd: () => void,
): void {
  const latest = useRef({ find, onEnd });
  useLayoutEffect(() => {
    latest.current = { find, onEnd };
  });
  const seen = useRef(layout);
  useEffect(() => {
    if (seen.current === layout) return;
    seen.current = layout;
    const { gesture, lifted } = store.get();
    // What is not on the grid yet, nobody can have moved.
    if (!isHeld(gesture) || gesture.grip.on === 'act') return;
    for (const set of lifted.sets) {
      const now = latest.current.find(set.id);
      const isMoved = now?.stage !== set.stage || now.start !== set.start || now.end !== set.end;
      if (!isMoved) continue;
      latest.current.onEnd();
      const { meanwhile } = movingMessages;
      toast.info(now === undefined ? meanwhile.deleted(artistOf(set)) : meanwhile.moved(artistOf(now)));
      return;
    }
  }, [store, layout]);
}
