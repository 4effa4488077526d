import { useId, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { topDialog } from '../dialogs/top-dialog.ts';
import { IconX } from '../icons.ts';
import classes from './side-panel.module.css';

/** In CSS pixels, the same as in its style sheet. */
export const sidePanelWidth = 384;

interface SidePanelProps {
  readonly ref?: RefObject<HTMLElement | null>;
  /** Announced as a dialog, but not modal: the rest of the page stays usable. */
  readonly isDialog?: boolean;
  readonly title: string;
  /** Shown after the title. */
  readonly aside?: ReactNode;
  readonly closeLabel?: string;
  /** True while something else is shown in its place. */
  readonly hidden?: boolean;
  /** Called when the close button or Escape asks the panel to close; the caller closes it. */
  readonly onClose: () => void;
  /** A question that blocks the panel until it is answered; see `usePanelQuestion`. */
  readonly question?: ReactNode;
  readonly children: ReactNode;
}

/** A panel next to the page's main part or, on phones, below it. Only one at a time. */
export function SidePanel(props: SidePanelProps) {
  const { ref, isDialog = false, title, aside, closeLabel = 'Close', hidden = false } = props;
  const { onClose, question = null, children } = props;
  const isAsked = question !== null && question !== false;
  const id = useId();
  const noteKey = (event: KeyboardEvent) => {
    // What was opened from here closes first.
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || event.defaultPrevented) return;
    if (topDialog() !== null) return;
    event.preventDefault();
    onClose();
  };
  return (
    // Escape closes it from wherever the focus is in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={ref}
      className={classes['panel']}
      role={isDialog ? 'dialog' : undefined}
      aria-labelledby={id}
      hidden={hidden}
      data-side-panel
      onKeyDown={noteKey}
    >
      <header className={classes['head']} inert={isAsked}>
        <h3 id={id} data-place="heading" tabIndex={-1}>
          {title}
        </h3>
        {aside}
        <IconButton label={closeLabel} size="sm" className={classes['close'] ?? ''} onClick={onClose}>
          <IconX size={18} aria-hidden />
        </IconButton>
      </header>
      <div className={classes['body']} inert={isAsked}>
        {children}
      </div>
      {question}
    </section>
  );
}
