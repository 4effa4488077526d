import type { Festival, LineupEvent } from '@lineup/domain';
import { useEffect, useState, type ComponentType, type RefObject } from 'react';
import { usePageAction } from '../../../app/palette/use-page-action.ts';
import { fetchPart } from '../../../app/loading/fetch-part.ts';
import { DialogBoundary } from '../../../design/controls/dialog-boundary.tsx';
import type { ImportDialogProps } from './import-dialog.tsx';
import { loadImportDialog } from './load-import-dialog.ts';

interface ImportDialogHostProps {
  readonly festival: Festival;
  /** The existing events of the festival. */
  readonly events: readonly LineupEvent[];
  /** Called when the creation of events starts and stops. */
  readonly onRunning: (isRunning: boolean) => void;
  /** Gets the focus when the dialog is closed. */
  readonly opener: RefObject<HTMLElement | null>;
}

/** One opening of the dialog. */
interface Shown {
  /** Distinguishes it from the previous opening, whose state is dropped. */
  readonly turn: number;
  readonly opened: boolean;
  readonly Dialog: ComponentType<ImportDialogProps>;
}

/** Shows the spreadsheet import when a menu or the palette opens it. The dialog is loaded on first use. */
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
