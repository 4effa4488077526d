import { spreadsheetMessages } from '@lineup/domain';
import { Button } from '../../../../design/controls/button.tsx';
import { DialogActions } from '../../../../design/controls/dialog-actions.tsx';
import { ProgressNote } from '../../../../design/notices/progress-note.tsx';
import type { Import } from '../state/use-import.ts';
import { StepTitle } from './step-title.tsx';
import classes from './step.module.css';

interface RunningStepProps {
  readonly total: number;
  readonly run: Import['run'];
}

/** Shown while events are being created. */
export function RunningStep({ total, run }: RunningStepProps) {
  return (
    <div className={classes['step']}>
      <StepTitle>Importing events</StepTitle>
      <ProgressNote label={spreadsheetMessages.progress(run.done, total)} share={run.done / total} />
      <p>Please keep this page open until it is done. You can stop at any time.</p>
      <DialogActions className={classes['actions']}>
        <Button variant="default" disabled={run.isStopping} onClick={run.stop}>
          {run.isStopping ? 'Stopping…' : 'Stop'}
        </Button>
      </DialogActions>
    </div>
  );
}

interface ParsingStepProps {
  readonly file: File;
  readonly onCancel: () => void;
}

/** Shown while the file is being parsed. */
export function ParsingStep({ file, onCancel }: ParsingStepProps) {
  return (
    <div className={classes['step']}>
      <StepTitle file={file}>Reading your file</StepTitle>
      <ProgressNote label={spreadsheetMessages.checking} share={null} />
      <DialogActions className={classes['actions']}>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </DialogActions>
    </div>
  );
}
