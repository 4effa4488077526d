import { actualTimesMessages as texts, formatDay, formatTime, stagesOf, type Festival } from '@lineup/domain';
import type { ActualTimesRow, DayActualTimes, StageActualTimes } from '@lineup/domain/live';
import { useMemo } from 'react';
import { stageColors } from '../../../design/festival/stage-colors.ts';
import { placeOnAxis, plotAxis, type PlotAxis } from './plot-axis.ts';
import { summaryText } from './report-labels.ts';
import classes from './actual-plot.module.css';

interface ActualPlotProps {
  /** The day that determines the axis. */
  readonly day: DayActualTimes;
  /** The stages of the day to draw. */
  readonly stages: readonly StageActualTimes[];
  readonly festival: Festival;
}

/**
 * Plots the stages of a day below each other on one time axis: planned sets as outlines, with the actual ones filled
 * below them.
 */
export function ActualPlot({ day, stages, festival }: ActualPlotProps) {
  const { timezone, hourCycle } = festival;
  const axis = useMemo(
    () =>
      plotAxis(
        day.stages.flatMap(({ rows }) => rows),
        timezone,
      ),
    [day, timezone],
  );
  const places = stagesOf(festival);
  return (
    <figure className={classes['plot']}>
      <figcaption className={classes['legend']}>
        <span data-bar="planned">{texts.plot.planned}</span>
        <span data-bar="actual">{texts.plot.actual}</span>
      </figcaption>
      {/* Consists of elements, so it cannot be an <img>. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div role="img" aria-label={texts.plot.alternative(formatDay(day.day), summaryText(day.summary))}>
        <div className={classes['hours']} aria-hidden>
          {axis.hours.map((hour) => (
            <Hour key={hour} place={placeOnAxis(hour, axis)}>
              {formatTime(hour, timezone, hourCycle)}
            </Hour>
          ))}
        </div>
        {stages.map(({ stage, rows }) => (
          <div key={stage} className={classes['lane']} style={stageColors(places.indexOf(stage))} aria-hidden>
            <span className={classes['name']} title={stage}>
              {stage}
            </span>
            <svg className={classes['bars']} width="100%" height="100%">
              {axis.hours.map((hour) => (
                <line key={hour} {...across(placeOnAxis(hour, axis))} y1="0" y2="100%" />
              ))}
              {rows.map((row) => (
                <Bars key={row.set.id} row={row} axis={axis} />
              ))}
            </svg>
          </div>
        ))}
      </div>
    </figure>
  );
}

/** An hour's label, to the right of its line; omitted at the end of the axis, where it has no room. */
function Hour({ place, children }: { readonly place: number; readonly children: string }) {
  const room = place > 92 ? 'none' : place > 80 ? 'little' : undefined;
  return (
    <span style={{ left: `${place}%` }} data-room={room}>
      {children}
    </span>
  );
}

function across(percent: number) {
  return { x1: `${percent}%`, x2: `${percent}%` };
}

/** A planned set with the actual one below it. If only one end was recorded, the actual one is a mark. */
function Bars({ row: { set, record }, axis }: { readonly row: ActualTimesRow; readonly axis: PlotAxis }) {
  const { plannedStart, plannedEnd, actualStart, actualEnd } = set;
  const start = actualStart ?? actualEnd;
  const end = actualEnd ?? actualStart;
  return (
    <>
      <rect
        data-bar="planned"
        data-record={record}
        {...span(plannedStart, plannedEnd, axis)}
        y="2"
        height="11"
      />
      {start !== null && end !== null && record === 'recorded' && (
        <rect data-bar="actual" {...span(start, end, axis)} y="16" height="11" />
      )}
    </>
  );
}

/** The smallest visible width of a bar, in percent. */
const leastWidth = 0.4;

function span(start: number, end: number, axis: PlotAxis) {
  const x = placeOnAxis(start, axis);
  return { x: `${x}%`, width: `${Math.max(leastWidth, placeOnAxis(end, axis) - x)}%` };
}
