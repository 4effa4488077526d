import { forEachPublicText, setColumns, type SetColumn } from '@lineup/domain';
import type { SortColumn } from '../view/list-view.ts';

/**
 * The columns of the list in order: the checkbox, the editable columns, the conflicts, and the button that opens the
 * set.
 */
export const columns = ['select', ...setColumns, 'conflicts', 'open'] as const;
export type Column = (typeof columns)[number];

/** The column names, the same as the labels in the event dialog. */
export const columnNames: Readonly<Record<SortColumn, string>> = {
  artistName: 'Artist Name',
  stage: 'Stage',
  date: 'Date',
  timeStart: 'Start Time',
  timeEnd: 'End Time',
  length: 'Length',
  ...forEachPublicText(({ label }) => label),
  conflicts: 'Conflicts',
};

/** Returns true if cells of the column can be edited in place. */
export function isEditable(column: Column): column is SetColumn {
  return setColumns.some((each) => each === column);
}

/** The position of a cell: set and column. */
export interface CellPlace {
  readonly id: string;
  readonly column: Column;
}
