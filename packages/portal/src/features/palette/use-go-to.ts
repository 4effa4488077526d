import type { Festival, LineupEvent, SearchEntry } from '@lineup/domain';
import { useNavigate, useParams } from '@tanstack/react-router';
import { shownDayOf } from './entries/set-entries.ts';
import { momentOf } from './entries/time-entries.ts';

type Search = Readonly<Record<string, unknown>>;

/** Goes to what was found, and has it shown. */
export function useGoTo(
  festival: Festival | null,
  events: readonly LineupEvent[],
): (entry: SearchEntry) => void {
  const navigate = useNavigate();
  const { tab } = useParams({ strict: false });

  const toSchedule = (wanted: Search, act?: string) => {
    if (festival === null) return;
    void navigate({
      to: '/festival/$id/{-$tab}',
      params: { id: festival.id, tab: 'schedule' },
      // The order of the sets stays as it is.
      search: (before: Search) => ({
        ...(tab === 'schedule' ? before : {}),
        set: undefined,
        stage: undefined,
        at: undefined,
        only: undefined,
        ...wanted,
      }),
      state: ({ turn = 0 }) => ({ turn: turn + 1, ...(act !== undefined && { act }) }),
      resetScroll: false,
    });
  };

  return ({ kind, id }) => {
    // To the same tab of it.
    if (kind === 'festival') void navigate({ to: '/festival/$id/{-$tab}', params: { id } });
    if (kind === 'stage') toSchedule({ stage: id });
    if (kind === 'day') toSchedule({ day: id });
    if (kind === 'time') toSchedule({ view: undefined, ...momentOf(id) });
    if (kind === 'act') toSchedule({}, id);
    const event = kind === 'artist' ? events.find((each) => each.id === id) : undefined;
    if (event !== undefined && festival !== null) {
      toSchedule({ day: shownDayOf(event, festival), set: id });
    }
  };
}
