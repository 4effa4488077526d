import {
  movingMessages,
  messages,
  removeSets,
  editsOfPlan,
  type Conflict,
  type ConflictIndex,
  type Festival,
} from '@lineup/domain';
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAllStages } from '../../../app/queries/use-all-stages.ts';
import { useAddressView } from '../../../app/routing/use-address-view.ts';
import { useConfirm } from '../../../design/dialogs/confirm.tsx';
import { EmptyState } from '../../../design/page/empty-state.tsx';
import { useAnnouncing } from '../../publish/announcement/use-announcing.tsx';
import { useEventDialog } from '../event/dialog/event-dialog-context.ts';
import { BulkBar } from './bulk/bulk-bar.tsx';
import type { BulkKind } from './bulk/bulk-plan.ts';
import { useChange, type Change } from './edits/use-change.ts';
import { ListGrid } from './grid/list-grid.tsx';
import { useGrid } from './grid/use-grid.ts';
import { PasteDialog } from './paste/paste-dialog.tsx';
import { usePaste } from './paste/use-paste.ts';
import { needsConflicts, type Found } from './rows/arrange.ts';
import type { ListRow, StoredEvent } from './rows/list-row.ts';
import { useShownRows, type ShownRows } from './rows/use-shown-rows.ts';
import classes from './set-list.module.css';
import { ListFilters } from './view/list-filters.tsx';
import { addressOf, parseListView, unfiltered } from './view/list-view.ts';

export { prepareList } from './rows/arrange.ts';

export interface SetListProps {
  readonly festival: Festival;
  /** The events as they are shown. */
  readonly events: readonly StoredEvent[];
  /** The conflicts among the events. Mutated in place. */
  readonly conflicts: ConflictIndex;
  /** The set to scroll to; the same object until another is requested. */
  readonly pending: { readonly set: string | undefined; readonly isInSidePanel: boolean } | null;
}

/** A table of all sets of all days, which can be sorted, filtered, and edited one by one or in bulk. */
export function SetList({ festival, events, conflicts, pending }: SetListProps) {
  const root = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLElement>(null);
  const [view, changeView] = useAddressView(parseListView, addressOf);
  const [bulk, setBulk] = useState<{ kind: BulkKind; value: string }>({ kind: 'shift', value: '' });
  // The field has to respond before the rows are filtered.
  const text = useDeferredValue(view.text);
  const arranged = useMemo(() => ({ ...view, text }), [view, text]);
  const found = useFound(conflicts, events);
  const shown = useShownRows(events, festival, arranged, needsConflicts(arranged) ? found.all() : none);
  const change = useChange(festival, events);
  const dialogs = useEventDialog();
  const announcing = useAnnouncing(festival);
  const remove = useRemoveSets(festival, shown, change);
  const grid = useGrid({
    root,
    shown,
    page: () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / 40)),
    onOpen: (id) => dialogs.edit(id),
    onDelete: (ids) => void remove(ids),
    onShift(sign) {
      // Synchronously, because the next key press may follow immediately.
      flushSync(() => setBulk({ kind: 'shift', value: sign }));
      field.current?.focus();
    },
  });
  const { handlers: clipboard, ...paste } = usePaste({ festival, conflicts, shown, grid, change });
  const selected = grid.selection.ids;
  const rows = useMemo(() => selectedRows(shown, selected), [shown, selected]);

  const show = useEffectEvent((id: string, takesFocus: boolean) => {
    if (!shown.byId.has(id)) return;
    if (!shown.ids.includes(id)) changeView(unfiltered(view));
    grid.show(id, takesFocus);
  });
  useEffect(() => {
    if (pending?.set !== undefined) show(pending.set, !pending.isInSidePanel);
  }, [pending]);

  return (
    <section className={classes['list']} aria-label="List">
      <ListFilters
        festival={festival}
        view={view}
        stages={useAllStages(festival, events)}
        hasOutside={shown.hasOutside}
        onView={changeView}
      />
      {shown.ids.length === 0 && events.length > 0 ? (
        <div className={classes['none']}>
          <EmptyState title="No sets match">Choose other filters or search for something else.</EmptyState>
        </div>
      ) : (
        <ListGrid
          {...{ root, scroller, festival, conflicts, shown, grid, change, clipboard }}
          conflictsOf={found.of}
          sort={view.sort}
          onSort={(sort) => changeView({ sort })}
        />
      )}
      <BulkBar
        {...{ festival, conflicts, rows, field, change }}
        {...bulk}
        shownCount={shown.ids.length}
        total={events.length}
        onType={(kind, value) => setBulk({ kind, value })}
        onAnnounce={() => announcing.announce(rows.map(({ event }) => event))}
        onDelete={() => void remove(rows.map(({ id }) => id))}
        onDone={() => grid.go(grid.at)}
      />
      <PasteDialog {...paste} />
      {announcing.dialog}
    </section>
  );
}

/** Deletes sets after a confirmation. */
function useRemoveSets(festival: Festival, shown: ShownRows, change: Change) {
  const ask = useConfirm();
  return async (ids: readonly string[]) => {
    const rows = ids.flatMap((id) => shown.byId.get(id) ?? []);
    const [only] = rows;
    if (only === undefined) return;
    const isOne = rows.length === 1;
    const isSure = await ask({
      title: isOne ? movingMessages.confirmDeleteOf(only.artist) : movingMessages.confirmDelete(rows.length),
      text: isOne ? messages.event.confirmDelete : movingMessages.confirmDeleteText,
      confirmLabel: 'Delete',
      danger: true,
    });
    const outcome = removeSets(rows.map(({ id }) => id));
    if (!isSure || !outcome.ok) return;
    const edits = editsOfPlan(outcome.plan, (id) => shown.byId.get(id)?.event, festival);
    void change(edits, isOne ? messages.event.deleted : movingMessages.done.deleted(rows.length));
  };
}

/** Returns the selected rows in the order shown. */
function selectedRows({ ids, byId }: ShownRows, selected: ReadonlySet<string>): readonly ListRow[] {
  return selected.size === 0 ? [] : ids.flatMap((id) => (selected.has(id) ? (byId.get(id) ?? []) : []));
}

const none: Found = new Map();

/** Looks up conflicts lazily for visible sets; for all sets only if the order or filter depends on them. */
function useFound(conflicts: ConflictIndex, events: readonly StoredEvent[]) {
  return useMemo(() => {
    const known = new Map<string, readonly Conflict[]>();
    let all: Found | null = null;
    return {
      // The index is mutated in place, so `events` has to be a dependency.
      events,
      of: (id: string): readonly Conflict[] => {
        const found = known.get(id) ?? conflicts.of(id);
        known.set(id, found);
        return found;
      },
      all: (): Found => (all ??= conflicts.bySet()),
    };
  }, [conflicts, events]);
}
