import { phoneMessages } from '@lineup/domain';
import { useEffect, useRef } from 'react';
import { IconButton } from '../../../design/controls/icon-button.tsx';
import { stageColors } from '../../../design/festival/stage-colors.ts';
import { IconAlertTriangle, IconPlus } from '../../../design/icons.ts';
import { useEventDialog } from '../event/dialog/event-dialog-context.ts';
import type { ScheduleDay } from '../grid/group-schedule.ts';
import classes from './stage-strip.module.css';

interface StageStripProps {
  readonly day: ScheduleDay;
  /** The only stage shown; undefined for all. */
  readonly only: string | undefined;
  readonly onOnly: (stage: string | undefined) => void;
  readonly isReadOnly: boolean;
}

/** How much of the previous stage remains visible, in CSS pixels. */
const before = 60;

/** The stages side by side in a scroll container; each can be listed alone, or have a set added. */
export function StageStrip({ day, only, onOnly, isReadOnly }: StageStripProps) {
  const dialogs = useEventDialog();
  const list = useRef<HTMLUListElement>(null);
  const place = day.columns.findIndex(({ stage }) => stage === only);
  useEffect(() => {
    const scroller = list.current?.parentElement;
    // After the button for all stages.
    const chosen = list.current?.children[place + 1];
    if (chosen instanceof HTMLElement)
      scroller?.scrollTo({ left: place === -1 ? 0 : chosen.offsetLeft - before });
  }, [place]);
  return (
    <ul ref={list} className={classes['strip']} aria-label="Stages">
      <li className={classes['all']} data-chosen={only === undefined || undefined}>
        <button type="button" aria-pressed={only === undefined} onClick={() => onOnly(undefined)}>
          {phoneMessages.allStages}
        </button>
      </li>
      {day.columns.map(({ stage, index, isMissing, sets }) => (
        <li
          key={stage}
          className={classes['stage']}
          style={stageColors(isMissing ? -1 : index)}
          data-chosen={stage === only || undefined}
        >
          <h3 title={stage}>
            <button
              type="button"
              aria-pressed={stage === only}
              onClick={() => onOnly(stage === only ? undefined : stage)}
            >
              {stage}
            </button>
          </h3>
          <span className={classes['count']}>
            {isMissing && <IconAlertTriangle size={14} aria-label="Not in the list of stages" />}
            {sets.length}
          </span>
          {!isReadOnly && (
            <IconButton
              label={`Add Event to ${stage}`}
              data-add-event={stage}
              onClick={() => dialogs.create({ stage, date: day.day })}
            >
              <IconPlus size={18} aria-hidden />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
  );
}
