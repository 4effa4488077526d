import { useCallback, useDeferredValue, useLayoutEffect, useRef, useState } from 'react';

/** In milliseconds from click to paint. If a day takes longer, its tab is painted first. */
const soon = 60;

/** Measures changes of the day: the last one predicts how long the next will take. */
export interface DayTurn {
  /** Call when the user requests another day. */
  readonly begin: () => void;
  /** Call when that day is rendered, before it is painted; returns a cleanup function. */
  readonly drawn: () => (() => void) | undefined;
  /** True if the last day was painted within `soon`. */
  readonly isSoon: boolean;
}

/** The last measurement, shared by all schedules of the page because it depends on the machine. */
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
    // A frame is painted after its callbacks.
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
 * Returns the day to render when `day` is requested. If the last one was painted quickly, that is `day`: tab and sets
 * appear in the same frame. Otherwise the previous day stays until the next is ready, so that the tab responds
 * immediately.
 */
export function useReadyDay<Day>(day: Day, { drawn, isSoon }: DayTurn): Day {
  const deferred = useDeferredValue(day);
  const ready = isSoon ? day : deferred;
  useLayoutEffect(() => (ready === day ? drawn() : undefined), [ready, day, drawn]);
  return ready;
}
