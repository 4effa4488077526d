import { sortRows, type RowSort } from '@lineup/domain';
import { useMemo, useState } from 'react';
import type { DraftStore } from './draft-store.ts';
import { rowPasses, type RowFilter } from './row-filter.ts';
import { useDraftIds, useDraftSession } from './use-draft.ts';

interface Chosen {
  readonly filter: RowFilter;
  readonly search: string;
  /** Null for file order. */
  readonly sort: RowSort | null;
}

/** The visible rows, and how to change the view. */
export interface RowView extends Chosen {
  /** The ids of the visible rows, in display order. */
  readonly shown: readonly string[];
  /** Selecting a filter, even the current one, updates the rows. */
  readonly setFilter: (filter: RowFilter) => void;
  readonly setSearch: (search: string) => void;
  readonly setSort: (sort: RowSort | null) => void;
  readonly showAll: () => void;
}

const everything: Chosen = { filter: 'all', search: '', sort: null };

/**
 * The rows that matched the filter when it was selected, in the order at that time: a row that is fixed stays until
 * another view is selected, so that nothing moves while the user types. Removed rows disappear, restored ones reappear.
 */
export function useRowView(): RowView {
  const { store } = useDraftSession();
  const ids = useDraftIds();
  const [chosen, setChosen] = useState(everything);
  /** Null for all rows, in file order. */
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const shown = useMemo(() => {
    if (order === null) return ids;
    const present = new Set(ids);
    return order.filter((id) => present.has(id));
  }, [ids, order]);
  const choose = (change: Partial<Chosen>) => {
    const next = { ...chosen, ...change };
    setChosen(next);
    setOrder(findOrder(store, next));
  };
  return {
    ...chosen,
    shown,
    setFilter: (filter) => choose({ filter }),
    setSearch: (search) => choose({ search }),
    setSort: (sort) => choose({ sort }),
    showAll: () => choose({ filter: 'all', search: '' }),
  };
}

function findOrder(store: DraftStore, { filter, search, sort }: Chosen): readonly string[] | null {
  if (filter === 'all' && search.trim() === '' && sort === null) return null;
  const found = store.rows().flatMap((row) => (rowPasses(row, filter, search) ? [row.event] : []));
  const sorted = sort === null ? found : sortRows(found, sort, store.rules().festival.dayStartsAt);
  return sorted.map(({ id }) => id);
}
