import type { ReactNode } from 'react';
import classes from './menu-panel.module.css';

interface MenuPanelProps {
  /** The `popoverTarget` of the button that opens it. */
  readonly id: string;
  readonly label: string;
  readonly onToggle?: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** The panel of a menu button: controls below it, closed by Escape or a click elsewhere. */
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

/** If the button is too far left, the style sheet keeps the panel inside the window. */
function placeBelowOpener(panel: HTMLElement): void {
  const opener = document.querySelector(`[popovertarget="${panel.id}"]`);
  if (opener === null) return;
  const { bottom, right } = opener.getBoundingClientRect();
  panel.style.setProperty('--panel-top', `${bottom}px`);
  panel.style.setProperty('--panel-right', `${document.documentElement.clientWidth - right}px`);
}

/** Closes the menu that contains this control; focus returns to the button that opened it. */
export function closeMenuOf(control: Element): void {
  control.closest<HTMLElement>('[popover]')?.hidePopover();
}
