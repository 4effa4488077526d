import { useId, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { topDialog } from '../dialogs/top-dialog.ts';
import { IconX } from '../icons.ts';
import classes from './side-panel.module.css';

/** Its width, as in its style sheet, in CSS pixels. */
export const sidePanelWidth = 384;

interface SidePanelProps {
  readonly ref?: RefObject<HTMLElement | null>;
  /** A dialog in all but name: what is next to it can be used while it is open. */
  readonly isDialog?: boolean;
  readonly title: string;
  /** What follows the title. */
  readonly aside?: ReactNode;
  readonly closeLabel?: string;
  /** While something else has its place. */
  readonly hidden?: boolean;
  /** Called when its cross or Escape within it ask it to close; closing is left to the caller. */
  readonly onClose: () => void;
  /** What is asked before anything else in it can be done; see `usePanelQuestion`. */
  readonly question?: ReactNode;
  readonly children: ReactNode;
}

/** A panel next to the page's main part or, on a phone, below it. One at a time. */
export function SidePanel(props: SidePanelProps) {
  const { ref, isDialog = false, title, aside, closeLabel = 'Close', hidden = false } = props;
  const { onClose, question = null, children } = props;
  const isAsked = question !== null && question !== false;
  const id = useId();
  const noteKey = (event: KeyboardEvent) => {
    // What is opened from here closes first.
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
