import { forEachPublicText, setColumns, type SetColumn } from '@lineup/domain';
import type { SortColumn } from '../view/list-view.ts';

/** The columns of the list, in their order: what one edits, between what selects a set and what opens it. */
export const columns = ['select', ...setColumns, 'conflicts', 'open'] as const;
export type Column = (typeof columns)[number];

/** What the columns are called: as the fields of the event dialog. */
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

/** Returns true if the column holds what can be edited in its place. */
export function isEditable(column: Column): column is SetColumn {
  return setColumns.some((each) => each === column);
}

/** A cell: of which set, in which column. */
export interface CellPlace {
  readonly id: string;
  readonly column: Column;
}
