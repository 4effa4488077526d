import { festivalDayOf, spanOfDay, type Conflict, type Festival, type PlainDate } from '@lineup/domain';
import { useEffect, useRef } from 'react';
import type { TimetablePosition } from './use-conflicts.ts';

/**
 * Tracks the user's position in the timetable, where `day` is shown: the focused set, or else the day, unless that is
 * the day of the selected conflict. Steps between conflicts change the day too, with a delay: call `expect` with the
 * conflict that will be shown.
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
    /** Null if the user has not moved elsewhere since the last step. */
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
