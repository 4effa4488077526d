import { messages } from '@lineup/domain';
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { CrashNote } from '../notices/crash-boundary.tsx';
import { Dialog } from './dialog.tsx';

interface DialogBoundaryProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** A dialog. */
  readonly children: ReactNode;
}

type Closing = Omit<DialogBoundaryProps, 'children'>;
const ClosingContext = createContext<Closing>({ opened: false, onClose: () => undefined });

/** Shows another dialog in place of one that crashes as a whole; it can be tried again or closed. */
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
