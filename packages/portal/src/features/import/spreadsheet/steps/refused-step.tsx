import { spreadsheetMessages, type Festival } from '@lineup/domain';
import { useOpenInReview } from '../../../../app/open-in-review.ts';
import { Button } from '../../../../design/controls/button.tsx';
import { DialogActions } from '../../../../design/controls/dialog-actions.tsx';
import { Banner } from '../../../../design/notices/banner.tsx';
import { toast } from '../../../../design/toasts/toast.ts';
import type { ImportState } from '../state/import-state.ts';
import type { Import } from '../state/use-import.ts';
import { VirtualList } from '../../../../design/table/virtual-list.tsx';
import classes from './refused-step.module.css';
import { SheetChoice } from './sheet-choice.tsx';
import { StepTitle } from './step-title.tsx';
import stepClasses from './step.module.css';

interface RefusedStepProps {
  readonly state: Extract<ImportState, { step: 'refused' }>;
  readonly festival: Pick<Festival, 'id'>;
  readonly work: Import;
}

const texts = spreadsheetMessages.refused;
const thousands = new Intl.NumberFormat('en');

/** Why nothing of the file can be created: all of its errors at once. */
export function RefusedStep({ state: { file, result }, festival, work }: RefusedStepProps) {
  const openInReview = useOpenInReview(festival.id);
  const { title, errors, sheets, sheet } = result;
  return (
    <div className={stepClasses['step']}>
      <StepTitle file={file}>This file cannot be imported yet</StepTitle>
      <SheetChoice sheets={sheets} chosen={sheet} onChoose={work.chooseSheet} />
      <Banner tone="red" title={title}>
        {errors.length > 1 && <p>{texts.count(thousands.format(errors.length))}</p>}
        <p>{texts.advice}</p>
      </Banner>
      {errors.length > 0 && (
        <VirtualList label="Errors" count={errors.length} height={41} keyOf={(index) => index}>
          {(index) => <span className={classes['error']}>{errors[index]}</span>}
        </VirtualList>
      )}
      <DialogActions className={stepClasses['actions']}>
        {errors.length > 0 && (
          <Button variant="default" onClick={() => void copy([title, ...errors].join('\n'))}>
            Copy errors
          </Button>
        )}
        <Button variant="default" onClick={work.restart}>
          Choose another file
        </Button>
        <Button onClick={() => openInReview(file)}>Open in Review</Button>
      </DialogActions>
    </div>
  );
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(texts.copied);
  } catch {
    toast.error(texts.notCopied);
  }
}
