import { actualTimesMessages as texts, stagesOf, type Festival } from '@lineup/domain';
import type { ActualTimesRow, StageActualTimes } from '@lineup/domain/live';
import { memo, useId, type CSSProperties } from 'react';
import { StageChip } from '../../../design/festival/stage-chip.tsx';
import { Late } from './late.tsx';
import { actualText, announcedText, spanText, summaryText } from './report-labels.ts';
import classes from './report-table.module.css';

interface StageSectionProps {
  readonly stage: StageActualTimes;
  readonly festival: Festival;
}

/** Planned against actual times of one stage. The browser lays it out only when it is near the viewport. */
export const StageSection = memo(function StageSection({ stage, festival }: StageSectionProps) {
  const heading = useId();
  const { columns } = texts;
  const room: CSSProperties & Record<'--rows', number> = { '--rows': stage.rows.length };
  return (
    <section className={classes['section']} style={room} aria-labelledby={heading}>
      <h3 id={heading}>
        <StageChip name={stage.stage} index={stagesOf(festival).indexOf(stage.stage)} />
      </h3>
      <p className={classes['summary']}>{summaryText(stage.summary)}</p>
      <table className={classes['table']} aria-labelledby={heading}>
        <thead>
          <tr>
            {[columns.artist, columns.planned, columns.actual, columns.start, columns.end].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {stage.rows.map((row) => (
            <SetRow key={row.set.id} row={row} festival={festival} />
          ))}
        </tbody>
      </table>
    </section>
  );
});

function SetRow({ row, festival }: { readonly row: ActualTimesRow; readonly festival: Festival }) {
  const { set, record, startLate, endLate } = row;
  const announced = announcedText(row, festival);
  const isPlayed = record === 'recorded' || record === 'notRecorded';
  const { columns } = texts;
  return (
    <tr data-record={record}>
      <th scope="row">{isPlayed ? set.artistName : <s>{set.artistName}</s>}</th>
      <td data-label={columns.planned}>
        {spanText(set.plannedStart, set.plannedEnd, festival)}
        {announced !== null && <small>{announced}</small>}
      </td>
      <td data-label={columns.actual}>{actualText(row, festival)}</td>
      <td data-label={columns.start}>{isPlayed && <Late minutes={startLate} />}</td>
      <td data-label={columns.end}>{isPlayed && <Late minutes={endLate} />}</td>
    </tr>
  );
}
