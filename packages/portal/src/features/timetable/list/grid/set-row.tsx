/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the parts of a table cannot be placed by hand */
import { setColumns, statusText, type Conflict, type Festival, type SetColumn } from '@lineup/domain';
import { memo, type ReactNode } from 'react';
import { IconButton } from '../../../../design/controls/icon-button.tsx';
import { VisuallyHidden } from '../../../../design/controls/visually-hidden.tsx';
import { IconAlertTriangle, IconPencil } from '../../../../design/icons.ts';
import { stageColors } from '../../../../design/festival/stage-colors.ts';
import { usePortal } from '../../../../app/portal-context.ts';
import { markText } from '../../../publish/announcement/marks.ts';
import type { ListRow } from '../rows/list-row.ts';
import { cellText, conflictLabels } from './cell-text.ts';
import type { Column } from './columns.ts';
import classes from './list-grid.module.css';

interface SetRowProps {
  readonly row: ListRow;
  readonly conflicts: readonly Conflict[];
  readonly festival: Festival;
  /** The number of the festival's stages; stages beyond it have no colour. */
  readonly stageCount: number;
  readonly isSelected: boolean;
  /** The cell of this row that is the tab stop; null if it is in another row. */
  readonly active: Column | null;
  /** The edited cell, and its field. */
  readonly edited: SetColumn | null;
  readonly editor: ReactNode;
  /** The position among all rows, from 1. */
  readonly place: number;
}

/** A set as a row of cells. The list handles its events. */
export const SetRow = memo(function SetRow(props: SetRowProps) {
  const { row, conflicts, festival, isSelected, active, edited, editor, place } = props;
  const tabIndex = (column: Column) => (active === column ? 0 : -1);
  const conflictText = conflictLabels(row, conflicts, festival);
  const { now } = usePortal();
  const status = statusText(row.event);
  const held = markText(row.event.announcement, now());
  const index = row.place < props.stageCount ? row.place : -1;
  return (
    <div
      role="row"
      className={classes['row']}
      aria-rowindex={place}
      aria-selected={isSelected}
      data-row={row.id}
      data-off={status !== null || undefined}
    >
      <div role="gridcell" className={classes['select']} data-column="select">
        <input
          type="checkbox"
          data-cell="select"
          tabIndex={tabIndex('select')}
          aria-label={`Select ${row.artist}`}
          checked={isSelected}
          readOnly
        />
      </div>
      {setColumns.map((column) => (
        <div
          key={column}
          role="gridcell"
          className={classes[column] ?? classes['text']}
          data-column={column}
          {...(edited === column
            ? { 'data-editing': true }
            : { 'data-cell': column, tabIndex: tabIndex(column) })}
          {...(column === 'artistName' && { 'data-event': row.id, title: row.artist })}
        >
          {edited === column ? (
            editor
          ) : (
            <>
              {column === 'stage' && <i className={classes['color']} style={stageColors(index)} />}
              {cellText(row, column, festival)}
            </>
          )}
        </div>
      ))}
      <div
        role="gridcell"
        className={classes['conflicts']}
        data-column="conflicts"
        data-cell="conflicts"
        data-grave={conflictText?.isGrave}
        tabIndex={tabIndex('conflicts')}
        title={conflictText?.sentences}
      >
        {status !== null && <span>{status}</span>}
        {held !== null && <span className={classes['held']}>{held}</span>}
        {conflictText !== null && (
          <>
            <IconAlertTriangle size={16} aria-hidden />
            <span aria-hidden>{conflictText.marks}</span>
            <VisuallyHidden>{conflictText.sentences}</VisuallyHidden>
          </>
        )}
      </div>
      <div role="gridcell" className={classes['open']} data-column="open">
        <IconButton label={`Open ${row.artist}`} size="sm" data-cell="open" tabIndex={tabIndex('open')}>
          <IconPencil size={18} aria-hidden />
        </IconButton>
      </div>
    </div>
  );
});
