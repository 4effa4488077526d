import { dayMomentOf, type Festival, type SharedHours } from '@lineup/domain';
import { useNavigate } from '@tanstack/react-router';
import type { ScheduleDay } from '../grid/group-schedule.ts';
import type { ScheduleSearch } from '../schedule-search.ts';
import { instantWithin, usualMoments } from './shown-moment.ts';

/** The moment at which all stages are shown, or would be. */
export interface ShownMoment {
  /** Null if the day has no hours. */
  readonly instant: number | null;
  readonly isShown: boolean;
  /** The moments with a button, including `instant`. */
  readonly offered: readonly number[];
  /** Shows all stages at a moment; null shows the day. */
  readonly show: (instant: number | null) => void;
}

interface MomentGiven {
  readonly search: ScheduleSearch;
  readonly chosen: ScheduleDay | null;
  readonly hours: SharedHours | null;
  readonly festival: Festival;
  readonly now: number;
}

/** Returns the moment stored in the address, which is the same on every day; by default now, or the evening. */
export function useMoment({ search, chosen, hours, festival, now }: MomentGiven): ShownMoment {
  const navigate = useNavigate();
  const { at, view } = search;
  const day = chosen?.day ?? null;
  // In the list, the address stores it for the return to the day.
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
      // Back leads from all stages to the day or the list, so changes among moments replace the entry.
      replace: isShown || instant === null,
      resetScroll: false,
    });
  if (day === null || hours === null) return { instant: null, isShown: false, offered: [], show };
  const usual = usualMoments(day, hours, festival, now).map((each) =>
    instantWithin(day, each, hours, festival),
  );
  const instant = isShown ? instantWithin(day, at, hours, festival) : (usual[0] ?? null);
  // A dragged moment replaces the first suggestion.
  const offered = instant === null || usual.includes(instant) ? usual : [instant, ...usual.slice(1)];
  return { instant, isShown, offered, show };
}
