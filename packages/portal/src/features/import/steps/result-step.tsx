import type { Festival } from '@lineup/domain';
import { writeScheduleCsv } from '@lineup/domain/spreadsheet';
import { useMemo } from 'react';
import { Button } from '../../../design/controls/button.tsx';
import { IconDownload } from '../../../design/icons.ts';
import { downloadText } from '../../../app/download.ts';
import { isSendable, leftOf } from '../state/import-item.ts';
import type { ImportState } from '../state/import-state.ts';
import type { Import } from '../state/use-import.ts';
import { CreatedList } from './created-list.tsx';
import { FailedList } from './failed-list.tsx';
import { ResultBanner } from './result-banner.tsx';
import { StepTitle } from './step-title.tsx';
import classes from './step.module.css';

interface ResultStepProps {
  readonly state: Extract<ImportState, { step: 'result' }>;
  readonly festival: Festival;
  readonly work: Import;
  readonly onClose: () => void;
}

/** What came of every row; what failed can be corrected and tried again. */
export function ResultStep({ state, festival, work, onClose }: ResultStepProps) {
  const { items, stopReason, file } = state;
  const left = useMemo(() => leftOf(items), [items]);
  const hasFailed = left.some(({ status }) => status === 'failed');
  const download = () => {
    const rows = left.map(({ values }) => values);
    downloadText('failed_rows.csv', writeScheduleCsv(rows), 'text/csv;charset=utf-8');
  };
  return (
    <div className={classes['step']}>
      <StepTitle file={file}>
        {left.length === 0 ? 'Import finished' : 'Not everything was imported'}
      </StepTitle>
      <ResultBanner items={items} stopReason={stopReason} />
      {left.length > 0 && <FailedList items={left} festival={festival} onEdit={work.edit} />}
      <CreatedList items={items} />
      <div className={classes['actions']}>
        {left.length > 0 && (
          <>
            <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />} onClick={download}>
              Download failed rows
            </Button>
            <Button disabled={!left.some(isSendable)} onClick={work.tryAgain}>
              {hasFailed ? 'Try Failed Again' : 'Continue Import'}
            </Button>
          </>
        )}
        <Button variant={left.length === 0 ? 'filled' : 'default'} onClick={onClose}>
          {left.length === 0 ? 'Done' : 'Close'}
        </Button>
      </div>
    </div>
  );
}
