import { useMemo, useState } from 'react';
import type { DraftStore } from './draft-store.ts';
import { rowPasses, type RowFilter } from './row-filter.ts';
import { useDraftIds, useDraftSession } from './use-draft.ts';

interface Chosen {
  readonly filter: RowFilter;
  readonly search: string;
  /** The rows that passed when this was chosen; null for all. */
  readonly members: ReadonlySet<string> | null;
}

/** Which rows are shown, and how to choose others. */
export interface RowView extends Omit<Chosen, 'members'> {
  /** The ids of the shown rows, in file order. */
  readonly shown: readonly string[];
  /** Choosing a filter, also the same again, looks at the rows again. */
  readonly setFilter: (filter: RowFilter) => void;
  readonly setSearch: (search: string) => void;
  readonly showAll: () => void;
}

/**
 * The rows that passed the filter when it was chosen: a row that is mended stays where it is until the filter is
 * changed, so that nothing jumps under the hands of who types. Removed rows leave, restored ones come back.
 */
export function useRowView(): RowView {
  const { store } = useDraftSession();
  const ids = useDraftIds();
  const [{ filter, search, members }, setChosen] = useState<Chosen>({
    filter: 'all',
    search: '',
    members: null,
  });
  const shown = useMemo(() => (members === null ? ids : ids.filter((id) => members.has(id))), [ids, members]);
  const choose = (filter: RowFilter, search: string) =>
    setChosen({ filter, search, members: findMembers(store, filter, search) });
  return {
    filter,
    search,
    shown,
    setFilter: (next) => choose(next, search),
    setSearch: (text) => choose(filter, text),
    showAll: () => choose('all', ''),
  };
}

function findMembers(store: DraftStore, filter: RowFilter, search: string): ReadonlySet<string> | null {
  if (filter === 'all' && search.trim() === '') return null;
  const found = store.rows().filter((row) => rowPasses(row, filter, search));
  return new Set(found.map((row) => row.event.id));
}
