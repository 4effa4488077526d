import { festivalDayOf, spanOfDay, type Conflict, type Festival, type PlainDate } from '@lineup/domain';
import { useEffect, useRef } from 'react';
import type { TimetablePosition } from './use-conflicts.ts';

/**
 * Where the person is in the timetable, `day` being on show: at the set that has the focus, or else on the day, where that is not the
 * one of the conflict in view. Steps from conflict to conflict turn the day themselves, some time after they were made: `expect` is
 * called with the conflict that will be shown.
 */
export function useTimetablePosition(festival: Festival, day: PlainDate | null, inView: Conflict | null) {
  const expected = useRef(new Set<PlainDate>());
  const hasLeft = useRef(true);
  const latest = useRef(day);
  useEffect(() => {
    if (day === latest.current) return;
    latest.current = day;
    hasLeft.current = day !== null && !expected.current.has(day);
    if (hasLeft.current) expected.current.clear();
    else if (day !== null) expected.current.delete(day);
  }, [day]);
  return {
    /** Null where the person has not gone on elsewhere since the last step. */
    current(): TimetablePosition | null {
      const setId = document.activeElement?.closest('[data-event]')?.getAttribute('data-event');
      if (setId && !inView?.sets.some(({ id }) => id === setId)) return { setId };
      if (!hasLeft.current || day === null) return null;
      return { dayStart: spanOfDay(day, festival).start };
    },
    expect({ sets, span }: Conflict): void {
      hasLeft.current = false;
      const shown = festivalDayOf(sets[0]?.start ?? span.start, festival);
      if (shown !== latest.current) expected.current.add(shown);
    },
  };
}
