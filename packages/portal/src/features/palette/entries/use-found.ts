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
  /** The open festival, and its sets. */
  readonly festival: Festival | null;
  readonly events: readonly LineupEvent[];
  /** Its acts that have no place yet. */
  readonly acts: readonly UnplacedAct[];
  /** Whether only sets are searched. */
  readonly setsOnly: boolean;
  readonly festivals: readonly Festival[];
  readonly actions: readonly SearchEntry[];
  /** The offers of the current page. */
  readonly offered: readonly SearchEntry[];
}

/** The matches, best first. */
export interface Found {
  readonly entries: readonly SearchEntry[];
  /** Whether there are more. */
  readonly hasMore: boolean;
}

/** People do not read more: typing another letter is faster. */
const mostShown = 40;

/** Returns the matches for the text while the palette is open; see `findEntries`. */
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

/** Builds the search index. */
export function searchedIndex(searched: Searched): SearchIndex {
  const { festival, events, acts, setsOnly, festivals, actions, offered } = searched;
  const sets = festival === null ? [] : setIndex(events, festival).entries;
  const waiting = searchIndex(actEntries(acts)).entries;
  if (setsOnly) return { entries: [...sets, ...waiting] };
  const places = festival === null ? [] : [...stageEntries(festival), ...dayEntries(festival)];
  const others = searchIndex([...places, ...festivalEntries(festivals), ...actions, ...offered]);
  return { entries: [...sets, ...waiting, ...others.entries] };
}

/**
 * Finds the matches for the text. Without text: the days, the actions, the festivals and the page's offers; or the
 * first sets.
 */
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

/** Indexes the sets of a lineup once for all openings of the palette. */
function setIndex(events: readonly LineupEvent[], festival: Festival): SearchIndex {
  const known = made.get(events);
  if (known?.festival === festival) return known.index;
  const index = searchIndex(setEntries(events, festival));
  made.set(events, { festival, index });
  return index;
}
