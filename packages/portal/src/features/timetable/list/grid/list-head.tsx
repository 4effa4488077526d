/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the parts of a table cannot be placed by hand */
import { IconArrowDown, IconArrowUp } from '../../../../design/icons.ts';
import { VisuallyHidden } from '../../../../design/controls/visually-hidden.tsx';
import { sortColumns, type ListView, type SortColumn } from '../view/list-view.ts';
import { columnNames } from './columns.ts';
import classes from './list-grid.module.css';

interface ListHeadProps {
  readonly sort: ListView['sort'];
  readonly onSort: (sort: ListView['sort']) => void;
  /** True if all rows shown are selected. */
  readonly isAll: boolean;
  readonly onAll: () => void;
}

/** The column names; a click sorts by a column, a second one reverses the order. */
export function ListHead({ sort, onSort, isAll, onAll }: ListHeadProps) {
  const press = (column: SortColumn) =>
    onSort({ column, isDown: sort.column === column ? !sort.isDown : false });
  const Arrow = sort.isDown ? IconArrowDown : IconArrowUp;
  return (
    <div role="row" className={classes['head']} aria-rowindex={1}>
      <div role="columnheader" className={classes['select']}>
        <label>
          <input type="checkbox" aria-label="Select all" checked={isAll} onChange={onAll} />
        </label>
      </div>
      {sortColumns.map((column) => {
        const isSorted = sort.column === column;
        return (
          <div
            key={column}
            role="columnheader"
            className={classes[column] ?? classes['text']}
            aria-sort={isSorted ? (sort.isDown ? 'descending' : 'ascending') : undefined}
          >
            <button type="button" data-sorted={isSorted} onClick={() => press(column)}>
              {columnNames[column]}
              {isSorted && <Arrow size={14} aria-hidden />}
            </button>
          </div>
        );
      })}
      <div role="columnheader" className={classes['open']}>
        <VisuallyHidden>Open</VisuallyHidden>
      </div>
    </div>
  );
}
