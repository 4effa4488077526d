import { clockMinutes, type Festival, type LineupEvent } from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { usePageOffers } from '../../../app/palette/use-page-offers.ts';
import { useBlocks } from '../../../app/queries/use-blocks.ts';
import { useUnplacedActs } from '../../../app/queries/use-unplaced-acts.ts';
import { useNow } from '../../../app/time/use-now.ts';
import { daysOf } from '../cached-lineup.ts';
import type { WithPictures } from '../grid/artist-pictures.ts';
import { scheduleHours, type ScheduleDay, type ScheduleHours } from '../grid/group-schedule.ts';
import { withBlocksOutside } from '../grid/with-blocks.ts';
import { onAtOffers } from '../on-at/on-at-offers.ts';
import { useMoment } from '../on-at/use-moment.ts';
import type { ScheduleSearch } from '../schedule-search.ts';
import { usePendingSelection } from '../pending-selection.ts';
import { chosenDay } from './chosen-day.ts';
import { dayKey } from './day-tabs.tsx';
import { useDayOfEvent } from './use-day-of-event.ts';
import { useDayTurn } from './use-ready-day.ts';

/** A stable value until the events are loaded. */
const none: readonly never[] = [];

const hour = 3_600_000;
const noon = 12 * hour;

/**
 * The hours of an empty schedule, so that a first set can be drawn or dropped: noon to midnight, or from the start of
 * the day if that is later.
 */
function usualHours({ dayStartsAt }: Pick<Festival, 'dayStartsAt'>): ScheduleHours {
  const from = Math.max(0, noon - clockMinutes(dayStartsAt) * 60_000);
  return { from, to: from + 12 * hour, longest: 12, shortMinutes: 60 };
}

/** Returns the days of the schedule with their hours, the selected day, and what the address asks to show on it. */
export function useScheduleDays(
  festival: Versioned<Festival>,
  events: readonly Versioned<LineupEvent>[] | null,
  search: ScheduleSearch,
  isPhone: boolean,
) {
  const navigate = useNavigate();
  const now = useNow();
  const live = useUnplacedActs(festival.id, events !== null);
  const acts = live.status === 'success' ? live.data : none;
  const blocks = useBlocks(festival.id, events !== null && !isPhone);
  const [withPictures, setWithPictures] = useState<WithPictures | null>(null);
  const onPictures = useCallback((found: WithPictures) => setWithPictures(() => found), []);
  const days = useMemo(() => {
    if (events === null) return none;
    const made = daysOf(festival, events);
    return withBlocksOutside(withPictures?.(made) ?? made, blocks, festival);
  }, [events, blocks, festival, withPictures]);
  const hours = useMemo(
    () =>
      scheduleHours([...(events ?? none), ...blocks], festival) ??
      (events === null ? null : usualHours(festival)),
    [events, blocks, festival],
  );
  const dayOfEvent = useDayOfEvent(search, (event) => dayKeyOfSet(days, event));
  const { day = dayOfEvent } = search;
  const chosen = chosenDay(days, day === undefined ? search : { ...search, day }, festival, now);
  const moment = useMoment({ search, chosen, hours, festival, now });
  // In the list, the address stores the day to return to.
  const dayOfList = search.view === undefined ? null : (chosen?.day ?? null);
  usePageOffers(() => onAtOffers(moment, dayOfList, festival));
  const pending = usePendingSelection(search);
  const turn = useDayTurn();
  const choose = (day: string) => {
    turn.begin();
    void navigate({
      to: '.',
      search: (before) => ({ ...before, day, set: undefined, stage: undefined }),
      replace: true,
      resetScroll: false,
    });
  };
  const showSet = (set: string) =>
    void navigate({
      to: '.',
      search: (before) => ({
        ...before,
        day: dayKeyOfSet(days, set),
        set,
        stage: undefined,
        at: undefined,
        only: undefined,
      }),
      state: ({ turn = 0 }) => ({ turn: turn + 1, isInSidePanel: true }),
      replace: true,
      resetScroll: false,
    });
  return { acts, blocks, days, hours, chosen, moment, dayOfList, pending, turn, choose, showSet, onPictures };
}

/** Returns the key of the day that shows a set. */
function dayKeyOfSet(days: readonly ScheduleDay[], setId: string | undefined): string | undefined {
  if (setId === undefined) return undefined;
  const shown = days.find(({ columns }) => columns.some(({ sets }) => sets.some(({ id }) => id === setId)));
  return shown && dayKey(shown);
}
