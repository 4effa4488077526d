import type { ReactNode } from 'react';
import classes from './menu-panel.module.css';

interface MenuPanelProps {
  /** The `popoverTarget` of the button that opens it. */
  readonly id: string;
  readonly label: string;
  readonly onToggle?: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** What a menu button opens: a panel of controls below it, gone with Escape or a click elsewhere. */
export function MenuPanel({ id, label, onToggle, children }: MenuPanelProps) {
  return (
    <section
      id={id}
      popover="auto"
      aria-label={label}
      className={classes['panel']}
      onBeforeToggle={({ newState, currentTarget }) => newState === 'open' && placeBelowOpener(currentTarget)}
      onToggle={({ newState }) => onToggle?.(newState === 'open')}
    >
      {children}
    </section>
  );
}

/** The style sheet leaves the panel within the window where its button stands too far left. */
function placeBelowOpener(panel: HTMLElement): void {
  const opener = document.querySelector(`[popovertarget="${panel.id}"]`);
  if (opener === null) return;
  const { bottom, right } = opener.getBoundingClientRect();
  panel.style.setProperty('--panel-top', `${bottom}px`);
  panel.style.setProperty('--panel-right', `${document.documentElement.clientWidth - right}px`);
}

/** Closes the menu that this control is in; the focus goes back to the button that opened it. */
export function closeMenuOf(control: Element): void {
  control.closest<HTMLElement>('[popover]')?.hidePopover();
}
