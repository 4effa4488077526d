import { VisuallyHidden } from '../../../../design/controls/visually-hidden.tsx';
import { IconCircleCheck, IconCircleX } from '../../../../design/icons.ts';
import classes from './row-status.module.css';

interface RowStatusProps {
  /** The event's place in the file. */
  readonly row: number;
  readonly isValid: boolean;
}

/** Whether an event is valid, and where it stands in the file. */
export function RowStatus({ row, isValid }: RowStatusProps) {
  return (
    <div className={classes['status']}>
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
    </div>
  );
}
