import { clsx } from 'clsx';
import { useId, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { IconX } from '../icons.ts';
import classes from './dialog.module.css';
import { IconButton } from './icon-button.tsx';
import { useDialogFocus } from './use-dialog-focus.ts';
import { useEscape } from './use-escape.ts';
import { useLeaving } from './use-leaving.ts';

export interface DialogProps {
  readonly opened: boolean;
  /** Called when its cross, its surroundings or Escape ask it to close; closing is left to the caller. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly size: 'sm' | 'lg' | 'xl';
  readonly closeOnEscape?: boolean;
  readonly closeOnClickOutside?: boolean;
  /** Whether the focus goes back to where it was before. */
  readonly returnFocus?: boolean;
  /** Goes without fading out. */
  readonly leavesAtOnce?: boolean;
  /** Stands above other dialogs. */
  readonly isQuestion?: boolean;
  readonly classNames?: { readonly inner?: string | undefined; readonly content?: string | undefined };
  readonly children: ReactNode;
}

/**
 * A dialog over the page. The focus is kept in it: first on what carries `data-autofocus`, or else on its first control.
 * The page does not scroll meanwhile (base.css).
 */
export function Dialog({ leavesAtOnce = false, ...dialog }: DialogProps) {
  const isThere = useLeaving(dialog.opened, leavesAtOnce);
  return isThere && createPortal(<Open {...dialog} />, document.body);
}

function Open(props: Omit<DialogProps, 'leavesAtOnce'>) {
  const { opened, onClose, title, size, isQuestion = false, classNames = {}, children } = props;
  const { closeOnEscape = true, closeOnClickOutside = true, returnFocus = true } = props;
  const content = useRef<HTMLElement>(null);
  const id = useId();
  useEscape(opened && closeOnEscape, onClose);
  useDialogFocus(content, { opened, returnFocus });
  return (
    <div className={classes['root']} data-leaving={!opened} data-question={isQuestion}>
      <div className={classes['overlay']} aria-hidden onClick={closeOnClickOutside ? onClose : undefined} />
      <div className={clsx(classes['inner'], classNames.inner)}>
        <section
          ref={content}
          className={clsx(classes['content'], classNames.content)}
          data-size={size}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the browser would lay a <dialog> over toasts
          role="dialog"
          tabIndex={-1}
          aria-modal
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-body`}
        >
          {/* A plain header would count as a second banner of the page. */}
          <header className={classes['header']} role="presentation">
            <h2 className={classes['title']} id={`${id}-title`}>
              {title}
            </h2>
            <IconButton label="Close" className={classes['close']} onClick={onClose}>
              <IconX size={36} stroke={1.25} aria-hidden />
            </IconButton>
          </header>
          <div className={classes['body']} id={`${id}-body`}>
            {children}
          </div>
        </section>
      </div>
    </div>
  );
}
