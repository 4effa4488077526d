import { stageSettingsMessages, textLimits } from '@lineup/domain';
import type { PointerEvent, ReactNode } from 'react';
import { TextInput } from '../../../design/controls/text-input.tsx';
import { IconButton } from '../../../design/controls/icon-button.tsx';
import { IconArrowDown, IconArrowUp, IconGripVertical, IconTrash } from '../../../design/icons.ts';
import { stageColors } from '../../../design/festival/stage-colors.ts';
import { rowName, type EditRow } from './edit-rows.ts';
import classes from './stage-row.module.css';

/** The focusable controls of a row. */
export type RowControl = 'name' | 'up' | 'down' | 'remove';

interface StageRowProps {
  readonly row: EditRow;
  readonly index: number;
  readonly last: number;
  /** The number of sets on the stage, as text; empty if unknown. */
  readonly count: string;
  readonly isDuplicate: boolean;
  readonly isDragged: boolean;
  /** The distance from its own position, in pixels. */
  readonly shift: number;
  readonly disabled: boolean;
  readonly onRename: (name: string) => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
  readonly onDragStart: (event: PointerEvent) => void;
  /** The settings of the stage: the cells of its hours and changeover. */
  readonly children: ReactNode;
}

/** The column headers of the table; each control of a row has a label of its own. */
export function StageHeads() {
  return (
    <div className={classes['heads']} aria-hidden>
      <span>Name</span>
      <span>Days</span>
      <span>Opening hours</span>
      <span>Changeover</span>
      <span>Sets</span>
    </div>
  );
}

/** The row of the settings that apply to all stages without their own. */
export function AllStagesRow({ children }: { readonly children: ReactNode }) {
  return (
    <div className={classes['row']} data-all>
      <span className={classes['name']}>{stageSettingsMessages.allStages}</span>
      {children}
    </div>
  );
}

/**
 * A stage in the editor as a table row: its name as a field, its settings, a drag handle, and buttons that do the same.
 */
export function StageRow(props: StageRowProps) {
  const { row, index, last, count, isDuplicate, isDragged, shift, disabled } = props;
  const name = rowName(row);
  return (
    <li
      className={classes['row']}
      data-dragged={isDragged || undefined}
      style={{ ...stageColors(index), ...(shift === 0 ? {} : { transform: `translateY(${shift}px)` }) }}
      data-row={row.key}
    >
      <span
        className={classes['handle']}
        title={`Drag to move ${name}`}
        aria-hidden
        data-disabled={disabled}
        onPointerDown={disabled ? undefined : props.onDragStart}
      >
        <IconGripVertical size={20} aria-hidden />
      </span>
      <TextInput
        className={classes['name'] ?? ''}
        aria-label={`Stage name ${index + 1}`}
        placeholder="Stage name"
        autoComplete="off"
        maxLength={textLimits.stageName}
        data-control="name"
        data-setting="stageNames"
        value={row.name}
        error={isDuplicate}
        disabled={disabled}
        onChange={(event) => props.onRename(event.currentTarget.value)}
      />
      {props.children}
      <span className={classes['count']}>{count}</span>
      <span className={classes['buttons']}>
        <IconButton
          size="sm"
          label={`Move ${name} up`}
          data-control="up"
          disabled={disabled || index === 0}
          onClick={() => props.onMove(index - 1)}
        >
          <IconArrowUp size={18} aria-hidden />
        </IconButton>
        <IconButton
          size="sm"
          label={`Move ${name} down`}
          data-control="down"
          disabled={disabled || index === last}
          onClick={() => props.onMove(index + 1)}
        >
          <IconArrowDown size={18} aria-hidden />
        </IconButton>
        <IconButton
          size="sm"
          label={`Remove ${name}`}
          color="red"
          data-control="remove"
          disabled={disabled}
          onClick={props.onRemove}
        >
          <IconTrash size={18} aria-hidden />
        </IconButton>
      </span>
    </li>
  );
}
