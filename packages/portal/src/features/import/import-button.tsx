import { messages, type Festival } from '@lineup/domain';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { Button } from '../../design/controls/button.tsx';
import { IconTable } from '../../design/icons.ts';
import { toast } from '../../design/toast.ts';
import type { ImportDialogProps } from './import-dialog.tsx';

interface ImportButtonProps {
  readonly festival: Festival;
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
export function ImportButton({ festival, onRunning }: ImportButtonProps) {
  const [shown, setShown] = useState<Shown | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isClosed = shown?.opened === false;
  useEffect(() => {
    if (isClosed) button.current?.focus();
  }, [isClosed]);
  const open = async () => {
    try {
      const { ImportDialog } = await import('./import-dialog.tsx');
      setShown((before) =>
        before?.opened === true
          ? before
          : { turn: (before?.turn ?? 0) + 1, opened: true, Dialog: ImportDialog },
      );
    } catch {
      // The part of the portal that holds the dialog did not arrive; the next try asks for it again.
      toast.error(messages.provider.unavailable);
    }
  };
  return (
    <>
      <Button
        ref={button}
        lean
        variant="default"
        leftSection={<IconTable size={18} aria-hidden />}
        onClick={() => void open()}
      >
        Import Spreadsheet
      </Button>
      {shown !== null && (
        <shown.Dialog
          key={shown.turn}
          festival={festival}
          opened={shown.opened}
          onClose={() => setShown({ ...shown, opened: false })}
          onRunning={onRunning}
        />
      )}
    </>
  );
}
