/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the parts of a table cannot be placed by hand */
import { publicTextFields, stagesOf, type Conflict, type ConflictIndex, type Festival } from '@lineup/domain';
import {
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type RefObject,
} from 'react';
import { NodeKeys } from '../../../../design/node-keys.ts';
import { useVirtualRows } from '../../../../design/table/use-virtual-rows.ts';
import type { Change } from '../edits/use-change.ts';
import { useCellEdit } from '../edits/use-cell-edit.tsx';
import type { usePaste } from '../paste/use-paste.ts';
import type { ListEntry } from '../rows/group-rows.ts';
import type { ShownRows } from '../rows/use-shown-rows.ts';
import type { ListView } from '../view/list-view.ts';
import { columns, type CellPlace } from './columns.ts';
import { GroupRow } from './group-row.tsx';
import classes from './list-grid.module.css';
import { ListHead } from './list-head.tsx';
import { SetRow } from './set-row.tsx';
import type { useGrid } from './use-grid.ts';
import { useRowHeight } from './use-row-height.ts';

interface ListGridProps {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly festival: Festival;
  readonly conflicts: ConflictIndex;
  readonly conflictsOf: (id: string) => readonly Conflict[];
  readonly shown: ShownRows;
  readonly grid: ReturnType<typeof useGrid>;
  readonly change: Change;
  readonly clipboard: ReturnType<typeof usePaste>['handlers'];
  readonly sort: ListView['sort'];
  readonly onSort: (sort: ListView['sort']) => void;
}

/** Rows rendered above and below the viewport, after the visible ones. */
const overscanned = 8;

/** The minimum height of what is above and below the rows, in CSS pixels. */
const around = 160;

/** The widths of the columns of public texts, which are between the length and the conflicts. */
const textColumns = publicTextFields.map(() => 'minmax(6rem, 1fr)').join(' ');

/** Keyed by index, as all rows have the same height and are never measured. */
const placeItself = (index: number) => index;

/** The sets as a virtualized grid of cells. */
export function ListGrid(props: ListGridProps) {
  const { root, scroller, festival, conflictsOf, shown, grid, sort, onSort } = props;
  const { entries, ids } = shown;
  const { at, selection, editing } = grid;
  const height = useRowHeight();
  const { lines, totalHeight } = useLines(scroller, entries, editing?.id ?? at.id, at, height);
  const [nodes] = useState(() => new NodeKeys());
  const editor = useCellEdit(props);
  const stageCount = stagesOf(festival).length;
  const rowOf = (entry: ListEntry, index: number) => {
    if (entry.kind === 'group') {
      return (
        <GroupRow
          name={entry.name}
          count={entry.ids.length}
          isSelected={entry.ids.every((id) => selection.ids.has(id))}
          place={index + 2}
          onSelect={() => grid.toggleAll(entry.ids)}
        />
      );
    }
    const isEdited = editing?.id === entry.row.id;
    return (
      <SetRow
        row={entry.row}
        conflicts={conflictsOf(entry.row.id)}
        festival={festival}
        stageCount={stageCount}
        isSelected={selection.ids.has(entry.row.id)}
        active={at.id === entry.row.id ? at.column : null}
        edited={isEdited ? editing.column : null}
        editor={isEdited ? editor : null}
        place={index + 2}
      />
    );
  };
  const keys = nodes.assign(
    lines.map(({ entry }) => entry.key),
    at.id,
  );
  return (
    <div
      ref={root}
      role="grid"
      tabIndex={-1}
      className={classes['grid']}
      style={ownProperties({ '--row': `${height}px`, '--texts': textColumns })}
      aria-label="All sets"
      aria-multiselectable
      aria-rowcount={entries.length + 1}
      aria-colcount={columns.length}
      {...grid.handlers}
      {...props.clipboard}
    >
      <ListHead
        sort={sort}
        onSort={onSort}
        isAll={ids.length > 0 && selection.ids.size === ids.length}
        onAll={() => grid.toggleAll(ids)}
      />
      <div ref={scroller} role="rowgroup" className={classes['scroller']}>
        <div role="presentation" className={classes['rows']} style={{ height: totalHeight }}>
          {lines.map(({ entry, index, start }, place) => (
            <div
              key={keys[place]}
              role="presentation"
              className={classes['line']}
              style={{ top: start }}
              data-edited={editing?.id === entry.key || undefined}
            >
              {rowOf(entry, index)}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Returns the lines in view and the pinned one; scrolls to the line at the keyboard's position. */
function useLines(
  scroller: RefObject<HTMLDivElement | null>,
  entries: readonly ListEntry[],
  pinnedId: string,
  at: CellPlace,
  height: number,
) {
  const pinned = useMemo(() => entries.findIndex(({ key }) => key === pinnedId), [entries, pinnedId]);
  const overscan = useDeferredValue(overscanned, 0);
  const rows = useVirtualRows({
    scroller,
    count: entries.length,
    height,
    keyOf: placeItself,
    pinned,
    overscan,
    most: Math.max(height, innerHeight - around),
  });
  const lastAt = useRef(at);
  useLayoutEffect(() => {
    if (lastAt.current.id === at.id || pinned === -1) return;
    lastAt.current = at;
    // An unscrolled list shows its first row: asking would force another layout.
    if (scroller.current !== null && !(pinned === 0 && rows.scrollOffset === 0))
      bringIntoSight(scroller.current, pinned * height, height);
  }, [scroller, rows, at, pinned, height]);
  const measured = useRef(height);
  useLayoutEffect(() => {
    if (measured.current === height) return;
    measured.current = height;
    // A different height moves every row.
    rows.measure();
  }, [rows, height]);
  const lines = rows.getVirtualItems().flatMap(({ index, start }) => {
    const entry = entries[index];
    return entry === undefined ? [] : { entry, index, start };
  });
  return { lines, totalHeight: rows.getTotalSize() };
}

/** Scrolls the minimum distance that makes the given area visible. */
function bringIntoSight(box: HTMLElement, top: number, height: number): void {
  const { scrollTop, clientHeight } = box;
  box.scrollTop = Math.min(top, Math.max(scrollTop, top + height - clientHeight));
}

/** React's types have no custom properties. */
function ownProperties(values: Readonly<Record<`--${string}`, string>>): CSSProperties {
  return values;
}
