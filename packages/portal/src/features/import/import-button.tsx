import type { Festival, LineupEvent } from '@lineup/domain';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { usePageAction } from '../../app/palette/use-page-action.ts';
import { fetchPart } from '../../app/loading/fetch-part.ts';
import { Button } from '../../design/controls/button.tsx';
import { DialogBoundary } from '../../design/controls/dialog-boundary.tsx';
import { IconTable } from '../../design/icons.ts';
import type { ImportDialogProps } from './import-dialog.tsx';
import { loadImportDialog } from './load-import-dialog.ts';

interface ImportButtonProps {
  readonly festival: Festival;
  /** Those that the festival has already. */
  readonly events: readonly LineupEvent[];
  /** Told when events begin and cease to be created. */
  readonly onRunning: (isRunning: boolean) => void;
}

/** One opening of the dialog. */
interface Shown {
  /** Tells it from the one before, of which nothing stays. */
  readonly turn: number;
  readonly opened: boolean;
  readonly Dialog: ComponentType<ImportDialogProps>;
}

/** Opens the import of a spreadsheet, which is loaded with the first use. */
export function ImportButton({ festival, events, onRunning }: ImportButtonProps) {
  const [shown, setShown] = useState<Shown | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isClosed = shown?.opened === false;
  useEffect(() => {
    if (isClosed) button.current?.focus();
  }, [isClosed]);
  const open = async () => {
    const part = await fetchPart(loadImportDialog, () => void open());
    if (part === null) return;
    setShown((before) =>
      before?.opened === true
        ? before
        : { turn: (before?.turn ?? 0) + 1, opened: true, Dialog: part.ImportDialog },
    );
  };
  const close = () => setShown((before) => before && { ...before, opened: false });
  usePageAction('importSpreadsheet', () => void open());
  return (
    <>
      <Button
        ref={button}
        size="sm"
        iconBelow="desktop"
        title="Import Spreadsheet"
        variant="default"
        leftSection={<IconTable size={18} aria-hidden />}
        onClick={() => void open()}
      >
        Import Spreadsheet
      </Button>
      {shown !== null && (
        <DialogBoundary key={shown.turn} opened={shown.opened} onClose={close}>
          <shown.Dialog
            festival={festival}
            events={events}
            opened={shown.opened}
            onClose={close}
            onRunning={onRunning}
          />
        </DialogBoundary>
      )}
    </>
  );
}
