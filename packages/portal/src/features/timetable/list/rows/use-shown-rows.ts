import type { Festival } from '@lineup/domain';
import { useEffect, useMemo, useState } from 'react';
import { whenIdle } from '../../../../app/loading/when-idle.ts';
import { usePortal } from '../../../../app/portal-context.ts';
import { addressOf, usualView, type ListView } from '../view/list-view.ts';
import { arrange, prepareOrders, type Found } from './arrange.ts';
import { groupRows, type ListEntry } from './group-rows.ts';
import { keepPlaces } from './keep-places.ts';
import { rowsOf, type ListRow, type StoredEvent } from './list-row.ts';

/** The lines of the list, the ids of the shown sets, and all rows by id. */
export interface ShownRows {
  readonly entries: readonly ListEntry[];
  /** The ids of the shown sets, in order. */
  readonly ids: readonly string[];
  readonly byId: ReadonlyMap<string, ListRow>;
  /** True if any sets, shown or not, are outside of the festival's days. */
  readonly hasOutside: boolean;
}

/** A busy page delays preparing an order for this long at most, in milliseconds. */
const patienceMs = 3000;

interface CachedOrder {
  readonly key: string;
  readonly rows: readonly ListRow[];
  readonly ids: readonly string[];
}

/**
 * Returns the lines for the view. Rows keep their places while sets change, until the order or a filter changes, so
 * that nothing jumps during editing (as in the review).
 */
export function useShownRows(
  events: readonly StoredEvent[],
  festival: Festival,
  view: ListView,
  found: Found,
): ShownRows {
  const rows = useMemo(() => rowsOf(events, festival), [events, festival]);
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  const ids = useStableIds(rows, byId, view, found);
  useEffect(() => whenIdle(() => prepareOrders(rows), patienceMs), [rows]);
  const hasOutside = useMemo(() => rows.some(({ isOutside }) => isOutside), [rows]);
  return useMemo(() => {
    const shown: ListRow[] = [];
    for (const id of ids) {
      const row = byId.get(id);
      if (row !== undefined) shown.push(row);
    }
    const entries = groupRows(shown, view.group);
    const order =
      view.group === null ? ids : entries.flatMap((entry) => (entry.kind === 'set' ? [entry.key] : []));
    return { entries, ids: order, byId, hasOutside };
  }, [ids, byId, view.group, hasOutside]);
}

function useStableIds(
  rows: readonly ListRow[],
  byId: ReadonlyMap<string, ListRow>,
  view: ListView,
  found: Found,
): readonly string[] {
  const key = JSON.stringify(addressOf({ ...view, group: usualView.group }));
  const { now } = usePortal();
  const fresh = () => arrange(rows, view, found, now()).map(({ id }) => id);
  const [cached, setCached] = useState<CachedOrder>(() => ({ key, rows, ids: fresh() }));
  if (cached.key === key && cached.rows === rows) return cached.ids;
  const ids = cached.key === key ? keepPlaces(cached.ids, fresh(), (id) => byId.has(id)) : fresh();
  setCached({ key, rows, ids });
  return ids;
}
