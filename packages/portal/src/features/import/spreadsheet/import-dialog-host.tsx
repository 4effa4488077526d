import type { Festival, LineupEvent } from '@lineup/domain';
import { useEffect, useState, type ComponentType, type RefObject } from 'react';
import { usePageAction } from '../../../app/palette/use-page-action.ts';
import { fetchPart } from '../../../app/loading/fetch-part.ts';
import { DialogBoundary } from '../../../design/controls/dialog-boundary.tsx';
import type { ImportDialogProps } from './import-dialog.tsx';
import { loadImportDialog } from './load-import-dialog.ts';

interface ImportDialogHostProps {
  readonly festival: Festival;
  /** Those that the festival has already. */
  readonly events: readonly LineupEvent[];
  /** Called when events begin and cease to be created. */
  readonly onRunning: (isRunning: boolean) => void;
  /** Takes the focus when the dialog is closed. */
  readonly opener: RefObject<HTMLElement | null>;
}

/** One opening of the dialog. */
interface Shown {
  /** Tells it from the one before, of which nothing stays. */
  readonly turn: number;
  readonly opened: boolean;
  readonly Dialog: ComponentType<ImportDialogProps>;
}

/** Shows the import of a spreadsheet when a menu or the palette asks for it. The dialog is loaded with the first use. */
export function ImportDialogHost({ festival, events, onRunning, opener }: ImportDialogHostProps) {
  const [shown, setShown] = useState<Shown | null>(null);
  const isClosed = shown?.opened === false;
  useEffect(() => {
    if (isClosed) opener.current?.focus();
  }, [isClosed, opener]);
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
  if (shown === null) return null;
  return (
    <DialogBoundary key={shown.turn} opened={shown.opened} onClose={close}>
      <shown.Dialog
        festival={festival}
        events={events}
        opened={shown.opened}
        onClose={close}
        onRunning={onRunning}
      />
    </DialogBoundary>
  );
}
