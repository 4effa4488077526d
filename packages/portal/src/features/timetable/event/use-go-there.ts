import { festivalDays, movingMessages, type FestivalSpan, type PlainDate } from '@lineup/domain';
import { useNavigate } from '@tanstack/react-router';
import type { ToastAction } from '../../../design/toasts/toast.ts';

/** Where a set is now; without an id the day alone is opened. */
export interface SetPlace {
  readonly day: PlainDate;
  readonly id?: string;
}

/** The button of a toast that opens a day of the schedule, with the focus on the set. */
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
        // Asked for once more, it is brought into sight once more.
        state: ({ turn = 0 }) => ({ turn: turn + 1 }),
        replace: true,
        resetScroll: false,
      }),
  });
}
