import type { PlainDate } from '@lineup/domain';
import { IconButton } from '../../../design/controls/icon-button.tsx';
import { IconAlertTriangle, IconDots, IconPlus } from '../../../design/icons.ts';
import { useEventDialog } from '../event/dialog/event-dialog-context.ts';
import type { StageColumn } from './group-schedule.ts';
import classes from './stage-heading.module.css';
import { placedCount } from '../../../app/set-count.ts';

interface StageHeadingProps {
  readonly column: Pick<StageColumn, 'stage' | 'isMissing'>;
  readonly count: number;
  /** The number of blocks, if shown. */
  readonly blockCount?: number;
  /** The festival day for new events; null if no day is shown. */
  readonly date: PlainDate | null;
  /** In a grid, so that screen readers announce it as the header of the stage's row. */
  readonly role?: 'rowheader';
}

/** The head of a stage's column with its add button; sticky while the hours scroll. */
export function StageHeading({ column, count, blockCount = 0, date, role }: StageHeadingProps) {
  const dialogs = useEventDialog();
  return (
    <div className={classes['heading']} role={role} data-head={column.stage}>
      <h3 className={classes['name']} dir="auto" title={column.stage}>
        {column.stage}
      </h3>
      <p className={classes['note']} data-missing={column.isMissing || undefined}>
        {column.isMissing ? (
          <>
            <IconAlertTriangle size={12} aria-hidden /> Not in the list of stages
          </>
        ) : (
          placedCount(count + blockCount, blockCount)
        )}
      </p>
      {role !== undefined && (
        <IconButton
          className={classes['more']}
          label={`Actions for ${column.stage}`}
          size="sm"
          aria-haspopup="menu"
          data-stage-menu
        >
          <IconDots size={16} aria-hidden />
        </IconButton>
      )}
      <IconButton
        className={classes['add']}
        label={`Add Event to ${column.stage}`}
        size="sm"
        data-add-event={column.stage}
        onClick={() => dialogs.create({ stage: column.stage, date })}
      >
        <IconPlus size={16} aria-hidden />
      </IconButton>
    </div>
  );
}
