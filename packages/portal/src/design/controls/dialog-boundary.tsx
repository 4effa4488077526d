import { messages } from '@lineup/domain';
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { CrashNote } from '../notices/crash-boundary.tsx';
import { Dialog } from './dialog.tsx';

interface DialogBoundaryProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

type Closing = Omit<DialogBoundaryProps, 'children'>;
const ClosingContext = createContext<Closing>({ opened: false, onClose: () => undefined });

/** Replaces a dialog that crashed as a whole with one that offers to retry or close. */
export function DialogBoundary({ opened, onClose, children }: DialogBoundaryProps) {
  const closing = useMemo(() => ({ opened, onClose }), [opened, onClose]);
  return (
    <ClosingContext value={closing}>
      <CatchBoundary getResetKey={() => ''} errorComponent={CrashedDialog}>
        {children}
      </CatchBoundary>
    </ClosingContext>
  );
}

function CrashedDialog(crash: ErrorComponentProps) {
  const { opened, onClose } = use(ClosingContext);
  return (
    <Dialog opened={opened} onClose={onClose} title={messages.crash.title} size="sm">
      <CrashNote {...crash} />
    </Dialog>
  );
}
