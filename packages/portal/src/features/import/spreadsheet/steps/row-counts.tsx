import type { Festival } from '@lineup/domain';
import type { SheetRow } from '@lineup/domain/spreadsheet';
import { useMemo } from 'react';
import { stageColors } from '../../../../design/festival/stage-colors.ts';
import { countByDay, countByStage } from '../state/row-counts.ts';
import classes from './row-counts.module.css';

interface RowCountsProps {
  readonly rows: readonly SheetRow[];
  readonly festival: Festival;
}

/** The number of events that each day and each stage would get. */
export function RowCounts({ rows, festival }: RowCountsProps) {
  const days = useMemo(() => countByDay(rows), [rows]);
  const stages = useMemo(() => countByStage(rows, festival.stages), [rows, festival.stages]);
  return (
    <div className={classes['counts']}>
      <h4 id="import-days">By day</h4>
      <ul aria-labelledby="import-days">
        {days.map(({ key, label, count }) => (
          <li key={key}>
            {label} <b>{count}</b>
          </li>
        ))}
      </ul>
      <h4 id="import-stages">By stage</h4>
      <ul aria-labelledby="import-stages">
        {stages.map(({ key, label, count }) => (
          <li key={key} style={stageColors(festival.stages.indexOf(key))} className={classes['stage']}>
            {label} <b>{count}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
