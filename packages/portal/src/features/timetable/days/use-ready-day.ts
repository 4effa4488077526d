import { useCallback, useDeferredValue, useLayoutEffect, useRef, useState } from 'react';

/** A day that takes longer than this from the click until it is painted waits until its tab has answered; milliseconds. */
const soon = 60;

/** How a schedule goes from day to day: the last one tells how long the next will take. */
export interface DayTurn {
  /** To be called where a person asks for another day. */
  readonly begin: () => void;
  /** To be called when that day is drawn, before it is painted; the answer forgets about it. */
  readonly drawn: () => (() => void) | undefined;
  /** Whether the last one was painted soon. */
  readonly isSoon: boolean;
}

/** Whether the last day was painted soon, on whatever schedule of this page: it tells of the machine. */
let wasSoon = false;

export function useDayTurn(): DayTurn {
  const [isSoon, setSoon] = useState(wasSoon);
  const begun = useRef<number | null>(null);
  const begin = useCallback(() => {
    begun.current = performance.now();
  }, []);
  const drawn = useCallback(() => {
    const from = begun.current;
    begun.current = null;
    if (from === null) return undefined;
    // What a frame shows is painted after its callbacks.
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        wasSoon = performance.now() - from <= soon;
        setSoon(wasSoon);
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return { begin, drawn, isSoon };
}

/**
 * The day to draw when `day` is asked for. Where the last one was painted soon, that is `day`, and one picture shows both
 * its tab and its sets; else what was shown stays until the next is ready, and the tab answers at once.
 */
export function useReadyDay<Day>(day: Day, { drawn, isSoon }: DayTurn): Day {
  const deferred = useDeferredValue(day);
  const ready = isSoon ? day : deferred;
  useLayoutEffect(() => (ready === day ? drawn() : undefined), [ready, day, drawn]);
  return ready;
}
