import { sortRows, type RowSort } from '@lineup/domain';
import { useMemo, useState } from 'react';
import type { DraftStore } from './draft-store.ts';
import { rowPasses, type RowFilter } from './row-filter.ts';
import { useDraftIds, useDraftSession } from './use-draft.ts';

interface Chosen {
  readonly filter: RowFilter;
  readonly search: string;
  /** Null for the order of the file. */
  readonly sort: RowSort | null;
}

/** Which rows are shown, and how to choose others. */
export interface RowView extends Chosen {
  /** The ids of the shown rows, in the order that is shown. */
  readonly shown: readonly string[];
  /** Choosing a filter, also the same again, looks at the rows again. */
  readonly setFilter: (filter: RowFilter) => void;
  readonly setSearch: (search: string) => void;
  readonly setSort: (sort: RowSort | null) => void;
  readonly showAll: () => void;
}

const everything: Chosen = { filter: 'all', search: '', sort: null };

/**
 * The rows that passed the filter when it was chosen, in the order they had then: a row that is mended stays where it is until
 * another view is chosen, so that nothing jumps under the hands of who types. Removed rows leave, restored ones come back.
 */
export function useRowView(): RowView {
  const { store } = useDraftSession();
  const ids = useDraftIds();
  const [chosen, setChosen] = useState(everything);
  /** Null for all rows, in the order of the file. */
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
