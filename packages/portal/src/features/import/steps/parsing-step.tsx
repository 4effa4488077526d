import { Button } from '../../../design/controls/button.tsx';
import { ProgressNote } from '../../../design/notices/progress-note.tsx';
import { StepTitle } from './step-title.tsx';
import classes from './step.module.css';

interface ParsingStepProps {
  readonly file: File;
  readonly onCancel: () => void;
}

/** The file is being read. */
export function ParsingStep({ file, onCancel }: ParsingStepProps) {
  return (
    <div className={classes['step']}>
      <StepTitle file={file}>Reading your file</StepTitle>
      <ProgressNote label="Checking every row" share={null} />
      <div className={classes['actions']}>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
