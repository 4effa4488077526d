import { dayMomentOf, type Festival, type SharedHours } from '@lineup/domain';
import { useNavigate } from '@tanstack/react-router';
import type { ScheduleDay } from '../grid/group-schedule.ts';
import type { ScheduleSearch } from '../schedule-search.ts';
import { instantWithin, usualMoments } from './shown-moment.ts';

/** The moment at which all stages are shown, or would be. */
export interface ShownMoment {
  /** Null where the day has no hours. */
  readonly instant: number | null;
  readonly isShown: boolean;
  /** The moments that are a press away, of which the one above is one. */
  readonly offered: readonly number[];
  /** Null shows the day instead. */
  readonly show: (instant: number | null) => void;
}

interface MomentGiven {
  readonly search: ScheduleSearch;
  readonly chosen: ScheduleDay | null;
  readonly hours: SharedHours | null;
  readonly festival: Festival;
  readonly now: number;
}

/** The moment that the address keeps, the same on every day; to begin with what is on now, or in the evening. */
export function useMoment({ search, chosen, hours, festival, now }: MomentGiven): ShownMoment {
  const navigate = useNavigate();
  const { at, view } = search;
  const day = chosen?.day ?? null;
  // The list has it in its address for the day that one comes back to.
  const isShown = at !== undefined && view === undefined;
  const show = (instant: number | null) =>
    void navigate({
      to: '.',
      search: (before) => ({
        ...before,
        view: undefined,
        at: instant === null ? undefined : dayMomentOf(instant, festival.timezone),
        set: undefined,
        stage: undefined,
      }),
      // From all stages one goes back to the day, or to the list.
      replace: isShown || instant === null,
      resetScroll: false,
    });
  if (day === null || hours === null) return { instant: null, isShown: false, offered: [], show };
  const usual = usualMoments(day, hours, festival, now).map((each) =>
    instantWithin(day, each, hours, festival),
  );
  const instant = isShown ? instantWithin(day, at, hours, festival) : (usual[0] ?? null);
  // One that was drawn to stands in the place of the first.
  const offered = instant === null || usual.includes(instant) ? usual : [instant, ...usual.slice(1)];
  return { instant, isShown, offered, show };
}
