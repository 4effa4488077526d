import { spreadsheetMessages, type Festival, uploadMessages } from '@lineup/domain';
import { writeScheduleCsv, type SheetValues } from '@lineup/domain/spreadsheet';
import { useMemo } from 'react';
import { Button } from '../../../../design/controls/button.tsx';
import { DialogActions } from '../../../../design/controls/dialog-actions.tsx';
import { IconDownload } from '../../../../design/icons.ts';
import { downloadText } from '../../../../app/download.ts';
import { isSendable, leftOf, type ImportItem, countItems } from '../state/import-item.ts';
import type { ImportState } from '../state/import-state.ts';
import type { Import } from '../state/use-import.ts';
import { CreatedList } from './created-list.tsx';
import { StepTitle } from './step-title.tsx';
import classes from './step.module.css';
import { VirtualList } from '../../../../design/table/virtual-list.tsx';
import { FailedRow } from './failed-row.tsx';
import { Banner } from '../../../../design/notices/banner.tsx';

interface ResultStepProps {
  readonly state: Extract<ImportState, { step: 'result' }>;
  readonly festival: Festival;
  readonly work: Import;
  readonly onClose: () => void;
}

/** The result of every row; failed ones can be corrected and retried. */
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
      <DialogActions className={classes['actions']}>
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
      </DialogActions>
    </div>
  );
}

interface FailedListProps {
  readonly items: readonly ImportItem[];
  readonly festival: Festival;
  readonly onEdit: (id: string, change: Partial<SheetValues>) => void;
}

/** The rows that were not created, each editable in place. */
function FailedList({ items, festival, onEdit }: FailedListProps) {
  const keyOf = (index: number) => items[index]?.id ?? index;
  return (
    <VirtualList label="Failed rows" count={items.length} height={190} keyOf={keyOf}>
      {(index) => {
        const item = items[index];
        return item === undefined ? null : <FailedRow item={item} festival={festival} onEdit={onEdit} />;
      }}
    </VirtualList>
  );
}

interface ResultBannerProps {
  readonly items: readonly ImportItem[];
  readonly stopReason: string | null;
}

/** The final text of an import, with what is left to do. */
function ResultBanner({ items, stopReason }: ResultBannerProps) {
  const { created, failed, untried } = countItems(items);
  if (created === items.length)
    return <Banner tone="green" title={spreadsheetMessages.file.uploaded(created, 0)} />;
  const isTotal = created === 0;
  return (
    <Banner
      tone={isTotal ? 'red' : 'amber'}
      title={isTotal ? uploadMessages.eventsFailed : spreadsheetMessages.file.uploaded(created, failed)}
    >
      {stopReason !== null && <p>{stopReason}</p>}
      {untried > 0 && <p>{spreadsheetMessages.untried(untried)}</p>}
      <p>{spreadsheetMessages.tryAgain}</p>
    </Banner>
  );
}
