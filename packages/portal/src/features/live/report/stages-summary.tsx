import { actualTimesMessages as texts, stagesOf, type Festival } from '@lineup/domain';
import type { StageActualTimes } from '@lineup/domain/live';
import { StageChip } from '../../../design/festival/stage-chip.tsx';
import { Late } from './late.tsx';
import classes from './report-table.module.css';

interface StagesSummaryProps {
  readonly stages: readonly StageActualTimes[];
  readonly festival: Festival;
}

/** Summarizes how late each stage was over the whole festival. */
export function StagesSummary({ stages, festival }: StagesSummaryProps) {
  const { columns } = texts;
  const names = [
    columns.stage,
    columns.recorded,
    columns.median,
    columns.greatest,
    columns.lastEnd,
    columns.notPlayed,
  ];
  return (
    <table className={classes['table']} aria-label={texts.allDays} data-of="stages">
      <thead>
        <tr>
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {stages.map(({ stage, summary }) => (
          <tr key={stage}>
            <th scope="row">
              <StageChip name={stage} index={stagesOf(festival).indexOf(stage)} />
            </th>
            <td data-label={columns.recorded}>{texts.recordedOf(summary.recorded, summary.sets)}</td>
            <td data-label={columns.median}>
              <Late minutes={summary.medianLate} />
            </td>
            <td data-label={columns.greatest}>
              <Late minutes={summary.greatestLate} />
            </td>
            <td data-label={columns.lastEnd}>
              <Late minutes={summary.endLate} />
            </td>
            <td data-label={columns.notPlayed}>{texts.notPlayed(summary.cancelled, summary.replaced)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
