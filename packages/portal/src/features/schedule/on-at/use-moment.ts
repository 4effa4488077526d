import { dayMomentOf, type Festival, type SharedHours } from '@lineup/domain';
import { useNavigate } from '@tanstack/react-router';
import type { ScheduleDay } from '../grid/group-schedule.ts';
import type { ScheduleSearch } from '../schedule-search.ts';
import { instantWithin, usualMoment } from './shown-moment.ts';

/** The moment at which all stages are shown, or would be. */
export interface ShownMoment {
  /** Null where the day has no hours. */
  readonly instant: number | null;
  readonly isShown: boolean;
  /** Null shows the day instead. */
  readonly show: (instant: number | null) => void;
}

interface MomentGiven {
  readonly search: ScheduleSearch;
  readonly days: readonly ScheduleDay[];
  readonly chosen: ScheduleDay | null;
  readonly hours: SharedHours | null;
  readonly festival: Festival;
  readonly now: number;
}

/** The moment that the address keeps, the same on every day; to begin with what is on now, or in the evening. */
export function useMoment({ search, days, chosen, hours, festival, now }: MomentGiven): ShownMoment {
  const navigate = useNavigate();
  const { at } = search;
  const day = chosen?.day ?? null;
  const show = (instant: number | null) =>
    void navigate({
      to: '.',
      search: (before) => ({
        ...before,
        at: instant === null ? undefined : dayMomentOf(instant, festival.timezone),
        set: undefined,
        stage: undefined,
      }),
      // From all stages one goes back to the day.
      replace: at !== undefined || instant === null,
      resetScroll: false,
    });
  if (day === null || hours === null) return { instant: null, isShown: false, show };
  const moment = at ?? usualMoment(day, days, hours, festival, now);
  return { instant: instantWithin(day, moment, hours, festival), isShown: at !== undefined, show };
}
