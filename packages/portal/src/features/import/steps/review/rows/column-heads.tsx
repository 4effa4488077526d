import { nextSort, draftMessages, rowColumns, type RowColumn, type RowSort } from '@lineup/domain';
import { IconArrowDown, IconArrowUp } from '../../../../../design/icons.ts';
import classes from './column-heads.module.css';

const names: Readonly<Record<RowColumn, string>> = {
  artistName: 'Artist Name',
  stage: 'Stage',
  date: 'Date',
  timeStart: 'Start Time',
  timeEnd: 'End Time',
};

interface ColumnHeadsProps {
  /** Null for file order. */
  readonly sort: RowSort | null;
  readonly onSort: (sort: RowSort | null) => void;
}

/** The column headers; pressing one sorts by it, then in reverse, then in file order. */
export function ColumnHeads({ sort, onSort }: ColumnHeadsProps) {
  return rowColumns.map((column) => {
    const next = nextSort(sort, column);
    const Arrow = sort?.isDown === true ? IconArrowDown : IconArrowUp;
    return (
      <button
        key={column}
        type="button"
        className={classes['head']}
        data-column={column}
        data-sorted={sort?.column === column}
        title={sortText(next, names[column])}
        onClick={() => onSort(next)}
      >
        {names[column]}
        {sort?.column === column && <Arrow size={14} aria-hidden />}
      </button>
    );
  });
}

function sortText(next: RowSort | null, column: string): string {
  const { up, down, none } = draftMessages.sort;
  if (next === null) return none;
  return next.isDown ? down(column) : up(column);
}
