import { festivalDays, movingMessages, type FestivalSpan, type PlainDate } from '@lineup/domain';
import { useNavigate } from '@tanstack/react-router';
import type { ToastAction } from '../../../design/toasts/toast.ts';

/** The current place of a set; without an id, only the day is opened. */
export interface SetPlace {
  readonly day: PlainDate;
  readonly id?: string;
}

/** Returns a function that builds a toast action, which opens a day of the schedule and focuses the set. */
export function useGoThere(festival: FestivalSpan): (place: SetPlace) => ToastAction {
  const navigate = useNavigate();
  return ({ day, id }) => ({
    label: movingMessages.goThere,
    onClick: () =>
      void navigate({
        to: '.',
        search: (before) => ({
          ...before,
          day: festivalDays(festival).includes(day) ? day : 'outside',
          set: id,
          stage: undefined,
          at: undefined,
          only: undefined,
        }),
        // A new value each time, so that a repeated request scrolls to it again.
        state: ({ turn = 0 }) => ({ turn: turn + 1 }),
        replace: true,
        resetScroll: false,
      }),
  });
}
