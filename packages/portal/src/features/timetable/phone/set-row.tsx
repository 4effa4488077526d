import { memo } from 'react';
import { usePortal } from '../../../app/portal-context.ts';
import { stageColors } from '../../../design/festival/stage-colors.ts';
import { IconAlertTriangle } from '../../../design/icons.ts';
import { markText } from '../../publish/announcement/marks.ts';
import { useEventDialog } from '../event/dialog/event-dialog-context.ts';
import type { ScheduledSet } from '../grid/group-schedule.ts';
import { marksOf } from '../grid/layout-day.ts';
import { setLabel } from './row-labels.ts';
import line from './set-line.module.css';
import classes from './set-row.module.css';

interface SetRowProps {
  readonly set: ScheduledSet;
  readonly stageIndex: number;
  /** True if it was just navigated to. */
  readonly isAsked: boolean;
}

/** A set in the list of a day: artist, time, marks and stage, read in this order. A click opens it. */
export const SetRow = memo(function SetRow({ set, stageIndex, isAsked }: SetRowProps) {
  const dialogs = useEventDialog();
  const { now } = usePortal();
  const marks = marksOf(set);
  const held = markText(set.announcement, now());
  return (
    <button
      type="button"
      className={`${line['line']} ${classes['set']}`}
      style={stageColors(stageIndex)}
      aria-label={setLabel(set, held)}
      data-event={set.id}
      data-stage-name={set.stage}
      data-off={set.status !== null || undefined}
      data-asked={isAsked || undefined}
      onClick={() => dialogs.edit(set.id)}
    >
      <bdi data-artist>{set.artistName}</bdi> <time>{set.time}</time>{' '}
      {(marks.length > 0 || held !== null) && (
        <span className={`${line['mark']} ${classes['mark']}`} data-open={set.conflicts.length > 0}>
          {marks.length > 0 && <IconAlertTriangle size={14} aria-hidden />}{' '}
          {[...marks, ...(held === null ? [] : [held])].join(', ')}
        </span>
      )}{' '}
      <span className={classes['next']}>{set.endsNextDay && '+1'}</span>{' '}
      <span className={classes['stage']}>{set.stage}</span>
    </button>
  );
});
