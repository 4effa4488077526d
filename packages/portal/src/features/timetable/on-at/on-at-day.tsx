import { formatLength, formatTime, onAtMessages, type Festival, type SharedHours } from '@lineup/domain';
import { memo, useMemo } from 'react';
import { IconButton } from '../../../design/controls/icon-button.tsx';
import { stageColors } from '../../../design/festival/stage-colors.ts';
import { IconAlertTriangle, IconPlus } from '../../../design/icons.ts';
import { useEventDialog } from '../event/dialog/event-dialog-context.ts';
import { placeOfDrawn } from '../direct/model/new-place.ts';
import type { ScheduleDay, ScheduledSet } from '../grid/group-schedule.ts';
import { marksOf } from '../grid/layout-day.ts';
import { setLabel, shortTime } from '../phone/row-labels.ts';
import line from '../phone/set-line.module.css';
import { Scrubber } from './scrubber.tsx';
import { useDrawn } from './use-drawn.ts';
import { useDayHours } from './use-day-hours.ts';
import { stagesAt, type StageRow } from './stages-at.ts';
import classes from './on-at.module.css';

export interface OnAtDayProps {
  readonly festival: Festival;
  readonly days: readonly ScheduleDay[];
  /** The day with its visible stages. */
  readonly day: ScheduleDay;
  readonly hours: SharedHours;
  readonly instant: number;
  readonly onInstant: (instant: number) => void;
  readonly isReadOnly?: boolean;
}

/** All stages of a festival day at one moment, a row each: what is on, until when, and what comes next. */
export function OnAtDay(props: OnAtDayProps) {
  const { festival, days, day, hours, onInstant, isReadOnly = false } = props;
  const [instant, draw] = useDrawn(props.instant, onInstant);
  const { span, crowd } = useDayHours(day, hours, festival);
  const rows = useMemo(() => stagesAt(day, days, span, instant), [day, days, span, instant]);
  return (
    <div className={classes['onAt']}>
      <Scrubber {...{ span, crowd, instant }} clocks={festival} onChange={draw} />
      <h3 className={classes['title']} aria-live="polite">
        {onAtMessages.onAt(formatTime(instant, festival.timezone, festival.hourCycle))}
      </h3>
      {/* A scroll container has to be focusable, whatever it contains. */}
      <section
        className={classes['scroller']}
        aria-label={onAtMessages.onAt(formatTime(instant, festival.timezone, festival.hourCycle))}
        tabIndex={0}
      >
        <ul className={classes['stages']}>
          {rows.map((row) => (
            <Row key={row.column.stage} {...{ row, festival, instant, isReadOnly }} />
          ))}
        </ul>
      </section>
    </div>
  );
}

interface RowProps {
  readonly row: StageRow;
  readonly festival: Festival;
  readonly instant: number;
  readonly isReadOnly: boolean;
}

const Row = memo(function Row({ row, festival, instant, isReadOnly }: RowProps) {
  const { column, on, next, off } = row;
  const { stage, index, isMissing } = column;
  return (
    <li
      className={`${line['line']} ${classes['stage']}`}
      style={stageColors(isMissing ? -1 : index)}
      data-idle={on.length === 0}
    >
      <div className={classes['where']}>
        <h4 title={stage}>{stage}</h4>
        {next !== null && (
          <p>
            {onAtMessages.followedBy} <bdi>{next.artistName}</bdi>, {shortTime(next.start, festival)}
          </p>
        )}
      </div>
      <div className={classes['sets']}>
        {on.map((set) => (
          <OnNow key={set.id} {...{ set, festival, instant }} />
        ))}
        {off.map((set) => (
          <OnNow key={set.id} {...{ set, festival, instant }} />
        ))}
        {on.length + off.length === 0 && <p className={classes['nothing']}>{onAtMessages.nothing}</p>}
      </div>
      {on.length === 0 && !isReadOnly && <AddHere {...{ stage, festival, instant }} />}
    </li>
  );
});

interface OnNowProps extends Omit<RowProps, 'row' | 'isReadOnly'> {
  readonly set: ScheduledSet;
}

/** The current set, or a cancelled one in its place; a click opens it. */
function OnNow({ set, festival, instant }: OnNowProps) {
  const dialogs = useEventDialog();
  const left = Math.round((set.end - instant) / 60_000);
  const marks = marksOf(set);
  return (
    <div className={classes['set']} data-off={set.status !== null || undefined}>
      <div className={classes['who']}>
        <button
          type="button"
          className={classes['on']}
          aria-label={setLabel(set)}
          data-event={set.id}
          data-stage-name={set.stage}
          onClick={() => dialogs.edit(set.id)}
        >
          <bdi data-artist>{set.artistName}</bdi>
        </button>
        {set.status === null && marks.length > 0 && (
          // The button's accessible name includes it.
          <span className={line['mark']} data-open={set.conflicts.length > 0} aria-hidden>
            <IconAlertTriangle size={14} /> {marks.join(', ')}
          </span>
        )}
      </div>
      <p className={classes['until']}>
        {set.status === null ? (
          <>
            <b>{onAtMessages.until(shortTime(set.end, festival))}</b>{' '}
            <span>{onAtMessages.left(formatLength(left))}</span>
          </>
        ) : (
          <span>{set.status}</span>
        )}
      </p>
    </div>
  );
}

/** Adds a set at this moment, on a stage that has none. */
function AddHere({ stage, festival, instant }: { stage: string; festival: Festival; instant: number }) {
  const dialogs = useEventDialog();
  const set = { id: '', artistName: '', stage, start: instant, end: instant + 3_600_000 };
  return (
    <IconButton
      className={classes['add']}
      label={`Add Event to ${stage}`}
      data-add-event={stage}
      onClick={() => dialogs.create(placeOfDrawn(set, festival))}
    >
      <IconPlus size={20} aria-hidden />
    </IconButton>
  );
}
