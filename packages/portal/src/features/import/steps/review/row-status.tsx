import { VisuallyHidden } from '../../../../design/controls/visually-hidden.tsx';
import { IconCircleCheck, IconCircleX } from '../../../../design/icons.ts';
import type { RowSelection } from './selection/row-selection.ts';
import { SelectRow } from './selection/select-row.tsx';
import classes from './row-status.module.css';

interface RowStatusProps {
  readonly id: string;
  /** The position of the event in the file. */
  readonly row: number;
  readonly isValid: boolean;
  readonly selection: RowSelection;
}

/** Selects an event, and shows whether it is valid and its position in the file. */
export function RowStatus({ id, row, isValid, selection }: RowStatusProps) {
  return (
    <label className={classes['status']}>
      <SelectRow id={id} row={row} selection={selection} className={classes['select']} />
      {isValid ? (
        <IconCircleCheck className={classes['validIcon']} aria-hidden />
      ) : (
        <IconCircleX className={classes['invalidIcon']} aria-hidden />
      )}
      <VisuallyHidden>{isValid ? 'Valid' : 'Invalid'}</VisuallyHidden>
      <span className={classes['rowNumber']}>
        <VisuallyHidden>row </VisuallyHidden>
        {row}
      </span>
    </label>
  );
}
