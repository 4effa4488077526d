import {
  searchIndex,
  searchSets,
  type Festival,
  type LineupEvent,
  type SearchEntry,
  type SearchIndex,
  type UnplacedAct,
} from '@lineup/domain';
import { useMemo } from 'react';
import { actEntries, dayEntries, festivalEntries, stageEntries } from './other-entries.ts';
import { setEntries } from './set-entries.ts';
import { timeEntries } from './time-entries.ts';

/** What is searched. */
export interface Searched {
  /** The one that is open, and its sets. */
  readonly festival: Festival | null;
  readonly events: readonly LineupEvent[];
  /** Those of its acts that have no place yet. */
  readonly acts: readonly UnplacedAct[];
  /** Nothing but the sets. */
  readonly setsOnly: boolean;
  readonly festivals: readonly Festival[];
  readonly actions: readonly SearchEntry[];
  /** What else the page that is shown can do just now. */
  readonly offered: readonly SearchEntry[];
}

/** What fits a text, the best first. */
export interface Found {
  readonly entries: readonly SearchEntry[];
  /** There are more than those. */
  readonly hasMore: boolean;
}

/** More are not read: typing one more letter is faster. */
const mostShown = 40;

/** What fits the text, for as long as the palette is open; see `findEntries`. */
export function useFound(searched: Searched, text: string): Found {
  const { festival, events, acts, setsOnly, festivals, actions, offered } = searched;
  const index = useMemo(
    () => searchedIndex({ festival, events, acts, setsOnly, festivals, actions, offered }),
    [festival, events, acts, setsOnly, festivals, actions, offered],
  );
  return useMemo(
    () => findEntries({ festival, setsOnly, festivals, actions, offered }, index, text),
    [index, festival, setsOnly, festivals, actions, offered, text],
  );
}

/** What is searched, made ready. */
export function searchedIndex(searched: Searched): SearchIndex {
  const { festival, events, acts, setsOnly, festivals, actions, offered } = searched;
  const sets = festival === null ? [] : setIndex(events, festival).entries;
  const waiting = searchIndex(actEntries(acts)).entries;
  if (setsOnly) return { entries: [...sets, ...waiting] };
  const places = festival === null ? [] : [...stageEntries(festival), ...dayEntries(festival)];
  const others = searchIndex([...places, ...festivalEntries(festivals), ...actions, ...offered]);
  return { entries: [...sets, ...waiting, ...others.entries] };
}

/** Finds what fits the text. Without one: the days, what can be done, the festivals and what the page offers; or the first sets. */
export function findEntries(
  { festival, setsOnly, festivals, actions, offered }: Omit<Searched, 'events' | 'acts'>,
  index: SearchIndex,
  text: string,
): Found {
  const days = festival === null ? [] : dayEntries(festival);
  const times = festival === null || setsOnly ? [] : timeEntries(text, festival);
  const found =
    text.trim() === '' && !setsOnly
      ? [...days, ...actions, ...festivalEntries(festivals), ...offered]
      : [...times, ...searchSets(index, text, mostShown + 1)];
  return { entries: found.slice(0, mostShown), hasMore: found.length > mostShown };
}

const made = new WeakMap<readonly LineupEvent[], { festival: Festival; index: SearchIndex }>();

/** The sets of a lineup, made ready once for all openings of the palette. */
function setIndex(events: readonly LineupEvent[], festival: Festival): SearchIndex {
  const known = made.get(events);
  if (known?.festival === festival) return known.index;
  const index = searchIndex(setEntries(events, festival));
  made.set(events, { festival, index });
  return index;
}
