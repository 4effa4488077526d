import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import classes from './dialog-actions.module.css';

interface DialogActionsProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The buttons at the end of a dialog, which stay in view however long it is. */
export function DialogActions({ className, children }: DialogActionsProps) {
  return <div className={clsx(classes['actions'], className)}>{children}</div>;
}
