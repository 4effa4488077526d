import { endsNextDay, formatClock, formatDay, type Festival } from '@lineup/domain';
import type { SheetRow } from '@lineup/domain/spreadsheet';
import { useCallback, useRef } from 'react';
import { IconAlertTriangle } from '../../../../design/icons.ts';
import { StageChip } from '../../../../design/festival/stage-chip.tsx';
import { useVirtualRows } from '../../../../design/table/use-virtual-rows.ts';
import classes from './preview-table.module.css';

interface PreviewTableProps {
  readonly rows: readonly SheetRow[];
  readonly warnings: ReadonlyMap<number, readonly string[]>;
  readonly festival: Festival;
}

/** The rows as they would be in the schedule. Only the visible ones are mounted. */
export function PreviewTable({ rows, warnings, festival }: PreviewTableProps) {
  const scroller = useRef<HTMLElement>(null);
  const keyOf = useCallback((index: number) => rows[index]?.row ?? index, [rows]);
  const virtualizer = useVirtualRows({ scroller, count: rows.length, height: 45, keyOf });
  const shown = virtualizer.getVirtualItems();
  return (
    <section ref={scroller} className={classes['box']} aria-label="Preview" tabIndex={0}>
      <table className={classes['table']} aria-rowcount={rows.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">Row</th>
            <th scope="col">Artist</th>
            <th scope="col">Stage</th>
            <th scope="col">Date</th>
            <th scope="col">Time</th>
          </tr>
        </thead>
        <tbody>
          <Gap height={shown[0]?.start ?? 0} />
          {shown.map(({ index, key }) => {
            const row = rows[index];
            return row === undefined ? null : (
              <tr key={key} ref={virtualizer.measureElement} data-index={index} aria-rowindex={index + 2}>
                <Cells row={row} warnings={warnings.get(row.row) ?? []} festival={festival} />
              </tr>
            );
          })}
          <Gap height={virtualizer.getTotalSize() - (shown.at(-1)?.end ?? 0)} />
        </tbody>
      </table>
    </section>
  );
}

/** The space of the rows that are out of view. */
function Gap({ height }: { readonly height: number }) {
  return height <= 0 ? null : <tr aria-hidden className={classes['gap']} style={{ height }} />;
}

interface CellsProps {
  readonly row: SheetRow;
  readonly warnings: readonly string[];
  readonly festival: Festival;
}

function Cells({ row, warnings, festival }: CellsProps) {
  const [start, end] = [row.startTime.trim(), row.endTime.trim()];
  return (
    <>
      <td className={classes['number']}>{row.row}</td>
      <td className={classes['artist']}>
        {row.artistName}
        {warnings.map((text) => (
          <span key={text} className={classes['warning']}>
            <IconAlertTriangle size={14} aria-hidden /> {text}
          </span>
        ))}
      </td>
      <td>
        <StageChip name={row.stage} index={festival.stages.indexOf(row.stage.trim())} />
      </td>
      <td className={classes['date']}>{formatDay(row.date.trim())}</td>
      <td className={classes['time']}>
        <time>
          {formatClock(start, festival.hourCycle)} - {formatClock(end, festival.hourCycle)}
        </time>
        {endsNextDay(start, end) && <span className={classes['badge']}>+1 day</span>}
      </td>
    </>
  );
}
