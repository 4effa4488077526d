import { checkUploadFile, festivalDates, uploadTypeFor, type Festival } from '@lineup/domain';
import {
  acceptedSpreadsheets,
  spreadsheetTemplate,
  spreadsheetTemplateFileName,
} from '@lineup/domain/spreadsheet';
import { useOpenInReview } from '../../../../app/open-in-review.ts';
import { Button } from '../../../../design/controls/button.tsx';
import { FilePicker } from '../../../../design/files/file-picker.tsx';
import { IconDownload } from '../../../../design/icons.ts';
import { downloadText } from '../../../../app/download.ts';
import type { ImportState } from '../state/import-state.ts';
import classes from './choose-step.module.css';
import { StepTitle } from './step-title.tsx';
import stepClasses from './step.module.css';

interface ChooseStepProps {
  readonly state: Extract<ImportState, { step: 'choose' }>;
  readonly festival: Festival;
  readonly onChoose: (file: File | null) => void;
}

/** The requirements for the file, a template, and the file picker. */
export function ChooseStep({ state, festival, onChoose }: ChooseStepProps) {
  return (
    <div className={stepClasses['step']}>
      <StepTitle>Choose a spreadsheet</StepTitle>
      <FilePicker
        label="Lineup Spreadsheet"
        accept={acceptedSpreadsheets}
        file={state.file}
        error={state.problem}
        hint="CSV, XLS or XLSX, at most 5 MB and 10,000 rows. Nothing is created before you have seen it."
        onChoose={onChoose}
      />
      {state.problem !== null && <ToReview file={state.file} festivalId={festival.id} />}
      <section className={classes['columns']}>
        <h4>Required columns</h4>
        <p className={classes['note']}>
          A header with these names, in any order; then one row for each event.
        </p>
        <ColumnList festival={festival} />
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={() =>
            downloadText(spreadsheetTemplateFileName, spreadsheetTemplate(festival), 'text/csv;charset=utf-8')
          }
        >
          Download CSV Template
        </Button>
      </section>
    </div>
  );
}

/** A file that is rejected here may be suitable for the review. */
function ToReview({ file, festivalId }: { readonly file: File | null; readonly festivalId: string }) {
  const openInReview = useOpenInReview(festivalId);
  const type = file === null ? null : uploadTypeFor(file);
  if (file === null || type === null || checkUploadFile(type, file) !== null) return null;
  return (
    <Button variant="default" onClick={() => openInReview(file)}>
      Open in Review
    </Button>
  );
}

function ColumnList({ festival }: { readonly festival: Festival }) {
  const { start, end } = festivalDates(festival);
  return (
    <ul className={classes['list']}>
      <li>
        <code>artist name</code>
      </li>
      <li>
        <code>stage</code>
        {festival.stages.length > 0 && <>, one of {festival.stages.join(', ')}</>}
      </li>
      <li>
        <code>date</code> as YYYY-MM-DD, <span className={classes['date']}>{start}</span> to{' '}
        <span className={classes['date']}>{end}</span>
      </li>
      <li>
        <code>start time</code> and <code>end time</code> as HH:MM in 24-hour format, or as date and time
        cells of a workbook
      </li>
      <li>A set that starts at 18:00 or later may end on the next day, before 07:00</li>
    </ul>
  );
}
