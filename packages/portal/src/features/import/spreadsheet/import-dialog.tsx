import type { Festival, LineupEvent } from '@lineup/domain';
import { useEffect } from 'react';
import { Dialog } from '../../../design/controls/dialog.tsx';
import classes from './import-dialog.module.css';
import { useImport, type Import } from './state/use-import.ts';
import { useLeaving } from './state/use-leaving.ts';
import { ChooseStep } from './steps/choose-step.tsx';
import { PreviewStep } from './steps/preview-step.tsx';
import { ParsingStep, RunningStep } from './steps/running-step.tsx';
import { RefusedStep } from './steps/refused-step.tsx';
import { ResultStep } from './steps/result-step.tsx';

export interface ImportDialogProps {
  readonly festival: Festival;
  /** The existing events of the festival. */
  readonly events: readonly LineupEvent[];
  /** False once it is closing. */
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Called when the creation of events starts and stops. */
  readonly onRunning: (isRunning: boolean) => void;
}

/** The dialog that imports a spreadsheet as events. One mount is one import. */
export function ImportDialog({ festival, events, opened, onClose, onRunning }: ImportDialogProps) {
  const work = useImport(festival, events);
  const leave = useLeaving(work, opened, onClose);
  const isRunning = work.state.step === 'running';
  useEffect(() => {
    if (!isRunning) return undefined;
    onRunning(true);
    return () => onRunning(false);
  }, [isRunning, onRunning]);

  return (
    <Dialog
      opened={opened}
      onClose={() => void leave()}
      closeOnClickOutside={false}
      title="Import Spreadsheet"
      size="xl"
      classNames={{ dialog: classes['dialog'], content: classes['content'] }}
    >
      <Step work={work} festival={festival} onClose={() => void leave()} />
    </Dialog>
  );
}

interface StepProps {
  readonly work: Import;
  readonly festival: Festival;
  readonly onClose: () => void;
}

function Step({ work, festival, onClose }: StepProps) {
  const { state } = work;
  switch (state.step) {
    case 'choose':
      return <ChooseStep state={state} festival={festival} onChoose={work.choose} />;
    case 'reading':
      return <ParsingStep file={state.file} onCancel={work.restart} />;
    case 'refused':
      return <RefusedStep state={state} festival={festival} work={work} />;
    case 'preview':
      return <PreviewStep state={state} festival={festival} work={work} />;
    case 'running':
      return <RunningStep total={state.total} run={work.run} />;
    case 'result':
      return <ResultStep state={state} festival={festival} work={work} onClose={onClose} />;
    default:
      return null;
  }
}
