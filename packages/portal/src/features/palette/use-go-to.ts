import type { Festival, LineupEvent, SearchEntry } from '@lineup/domain';
import { useNavigate, useParams } from '@tanstack/react-router';
import { listViewName } from '../timetable/list/list-view-name.ts';
import { addressOf, parseListView, unfiltered } from '../timetable/list/view/list-view.ts';
import { shownDayOf } from './entries/set-entries.ts';
import { momentOf } from './entries/time-entries.ts';

type Search = Readonly<Record<string, unknown>>;

/** A day, or a stage. */
type Part =
  { readonly day: string; readonly stage?: never } | { readonly stage: string; readonly day?: never };

/** Navigates to a search result and brings it into view. */
export function useGoTo(
  festival: Festival | null,
  events: readonly LineupEvent[],
): (entry: SearchEntry) => void {
  const navigate = useNavigate();
  const { tab } = useParams({ strict: false });

  const toSchedule = (changeOf: (before: Search) => Search, act?: string) => {
    if (festival === null) return;
    void navigate({
      to: '/festival/$id/{-$tab}',
      params: { id: festival.id, tab: 'schedule' },
      // The sort order of the sets stays.
      search: (found: Search) => {
        const before = tab === 'schedule' ? found : {};
        const gone = { set: undefined, stage: undefined, at: undefined, only: undefined };
        return onDayWithHours({ ...before, ...gone, ...changeOf(before) });
      },
      state: ({ turn = 0 }) => ({ turn: turn + 1, ...(act !== undefined && { act }) }),
      resetScroll: false,
    });
  };

  /** The list shows only existing sets; if there are none, the grid shows more. */
  const toPart = (part: Part) =>
    toSchedule((before) => {
      if (before['view'] !== listViewName || festival === null) return part;
      const isThere = events.some((event) =>
        part.day === undefined ? event.stage === part.stage : shownDayOf(event, festival) === part.day,
      );
      if (!isThere) return { ...part, view: undefined };
      return addressOf({ ...unfiltered(parseListView(before)), ...part });
    });

  return ({ kind, id }) => {
    // Opens the same tab.
    if (kind === 'festival') void navigate({ to: '/festival/$id/{-$tab}', params: { id } });
    if (kind === 'stage') toPart({ stage: id });
    if (kind === 'day') toPart({ day: id });
    if (kind === 'time') toSchedule(() => ({ view: undefined, ...momentOf(id) }));
    if (kind === 'act') toSchedule(() => ({}), id);
    const event = kind === 'artist' ? events.find((each) => each.id === id) : undefined;
    if (event !== undefined && festival !== null) {
      const day = shownDayOf(event, festival);
      toSchedule(() => ({ day, set: id }));
    }
  };
}

/** Sets outside of the festival's days have no hours: a time then belongs to the day that is otherwise shown. */
function onDayWithHours(search: Search): Search {
  return search['at'] !== undefined && search['day'] === 'outside' ? { ...search, day: undefined } : search;
}
