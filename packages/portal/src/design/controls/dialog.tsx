import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { IconX } from '../icons.ts';
import { CrashBoundary } from '../notices/crash-boundary.tsx';
import { DialogLeaving } from './dialog-leaving.ts';
import classes from './dialog.module.css';
import { IconButton } from './icon-button.tsx';
import { useLeaving } from './use-leaving.ts';
import { useModal } from './use-modal.ts';

export interface DialogProps {
  readonly opened: boolean;
  /**
   * Called when the close button, the backdrop or Escape asks the dialog to close; the caller closes it. Without it
   * there is no close button, and the dialog stays open.
   */
  readonly onClose?: () => void;
  readonly title: ReactNode;
  readonly size: 'sm' | 'lg' | 'xl';
  readonly closeOnClickOutside?: boolean;
  /** Closes without fading out. */
  readonly leavesAtOnce?: boolean;
  readonly classNames?: { readonly dialog?: string | undefined; readonly content?: string | undefined };
  readonly children: ReactNode;
}

/** A dialog over the page and over earlier dialogs: see `useModal`. The page does not scroll while it is open (base.css). */
export function Dialog({ leavesAtOnce = false, ...dialog }: DialogProps) {
  const isThere = useLeaving(dialog.opened, leavesAtOnce);
  return isThere && createPortal(<Modal {...dialog} />, document.body);
}

function Modal(props: Omit<DialogProps, 'leavesAtOnce'>) {
  const { opened, onClose, title, size, closeOnClickOutside = true, classNames = {}, children } = props;
  const dialog = useModal(opened, onClose);
  const id = useId();
  return (
    <dialog
      ref={dialog}
      className={clsx(classes['dialog'], classNames.dialog)}
      aria-modal
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-body`}
    >
      <div className={classes['overlay']} aria-hidden onClick={closeOnClickOutside ? onClose : undefined} />
      <div className={clsx(classes['content'], classNames.content)} data-size={size}>
        <div className={classes['header']}>
          <h2 className={classes['title']} id={`${id}-title`}>
            {title}
          </h2>
          {onClose !== undefined && (
            <IconButton label="Close" className={classes['close']} onClick={onClose}>
              <IconX size={36} stroke={1.25} aria-hidden />
            </IconButton>
          )}
        </div>
        <div className={classes['body']} id={`${id}-body`}>
          <DialogLeaving value={!opened}>
            <CrashBoundary>{children}</CrashBoundary>
          </DialogLeaving>
        </div>
      </div>
    </dialog>
  );
}
