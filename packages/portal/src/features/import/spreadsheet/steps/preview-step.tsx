import { spreadsheetMessages, type Festival } from '@lineup/domain';
import type { ParsedSheet } from '@lineup/domain/spreadsheet';
import { useMemo, useState } from 'react';
import { Button } from '../../../../design/controls/button.tsx';
import { DialogActions } from '../../../../design/controls/dialog-actions.tsx';
import { Banner } from '../../../../design/notices/banner.tsx';
import { IconInfoCircle } from '../../../../design/icons.ts';
import type { ImportState } from '../state/import-state.ts';
import type { Import } from '../state/use-import.ts';
import classes from './preview-step.module.css';
import { PreviewTable } from './preview-table.tsx';
import { RowCounts } from './row-counts.tsx';
import { SheetChoice } from './sheet-choice.tsx';
import { StepTitle } from './step-title.tsx';
import stepClasses from './step.module.css';

interface PreviewStepProps {
  readonly state: Extract<ImportState, { step: 'preview' }>;
  readonly festival: Festival;
  readonly work: Import;
}

/** A preview of the events to create, with warnings. */
export function PreviewStep({ state: { file, result }, festival, work }: PreviewStepProps) {
  const { rows, notes, sheets, sheet } = result;
  const warnings = useMemo(() => warningsByRow(result), [result]);
  const [onlyWarned, setOnlyWarned] = useState(false);
  const shown = useMemo(
    () => (onlyWarned ? rows.filter(({ row }) => warnings.has(row)) : rows),
    [rows, warnings, onlyWarned],
  );
  const events = eventsText(rows.length);
  return (
    <div className={stepClasses['step']}>
      <StepTitle file={file}>{`${events} found`}</StepTitle>
      <SheetChoice sheets={sheets} chosen={sheet} onChoose={work.chooseSheet} />
      {notes.length > 0 && (
        <ul className={classes['notes']} aria-label="How the file was read">
          {notes.map((note) => (
            <li key={note}>
              <IconInfoCircle size={16} aria-hidden />
              <span>{note}</span>
            </li>
          ))}
        </ul>
      )}
      {warnings.size > 0 && (
        <Banner tone="amber" title={spreadsheetMessages.toCheck(warnings.size)}>
          <label className={classes['filter']}>
            <input
              type="checkbox"
              checked={onlyWarned}
              onChange={(event) => setOnlyWarned(event.currentTarget.checked)}
            />
            <span>{spreadsheetMessages.onlyToCheck}</span>
          </label>
        </Banner>
      )}
      <RowCounts rows={rows} festival={festival} />
      <PreviewTable rows={shown} warnings={warnings} festival={festival} />
      <DialogActions className={stepClasses['actions']}>
        <Button variant="default" onClick={work.restart}>
          Choose another file
        </Button>
        <Button onClick={work.start}>{`Import ${events}`}</Button>
      </DialogActions>
    </div>
  );
}

function warningsByRow({ warnings }: ParsedSheet): ReadonlyMap<number, readonly string[]> {
  const byRow = new Map<number, string[]>();
  for (const { row, text } of warnings) {
    const list = byRow.get(row);
    if (list === undefined) byRow.set(row, [text]);
    else list.push(text);
  }
  return byRow;
}

function eventsText(count: number): string {
  return count === 1 ? '1 event' : `${count} events`;
}
