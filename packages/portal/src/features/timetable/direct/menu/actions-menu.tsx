import type { KeyboardEvent } from 'react';
import { isShortcut, shortcutOf } from '../../../../app/keys/is-shortcut.ts';
import type { Point } from '../model/gesture.ts';
import classes from './actions-menu.module.css';
import type { Action } from './actions.ts';
import popup from './popup.module.css';
import { useOpened } from './use-opened.ts';

interface ActionsMenuProps {
  /** The title of the menu. */
  readonly label: string;
  /** Where the menu opens, in the window. */
  readonly at: Point;
  readonly actions: readonly Action[];
  readonly onClose: () => void;
}

/** A menu of actions with their shortcuts. Arrow keys and first letters move through it, Escape closes it. */
export function ActionsMenu({ label, at, actions, onClose }: ActionsMenuProps) {
  const menu = useOpened(at, onClose);
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  const go = (place: number) =>
    items()
      .at(place % actions.length)
      ?.focus();
  const press = (event: KeyboardEvent) => {
    const place = items().findIndex((item) => item === document.activeElement);
    const { key } = event;
    if (isShortcut('down', event)) go(place + 1);
    else if (isShortcut('up', event)) go(place - 1);
    else if (isShortcut('first', event)) go(0);
    else if (isShortcut('last', event)) go(-1);
    else if (shortcutOf(['close', 'leave', 'leaveBack'], event) !== null) onClose();
    else if (key.length === 1 && !isShortcut('press', event)) goTo(key, place);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const goTo = (letter: string, place: number) => {
    const begins = ({ label }: Action) => label.toLowerCase().startsWith(letter.toLowerCase());
    const next = [...actions.keys()].map((step) => (place + 1 + step) % actions.length);
    const found = next.find((at) => actions.slice(at, at + 1).some(begins));
    if (found !== undefined) go(found);
  };
  return (
    <div
      ref={menu}
      role="menu"
      aria-label={label}
      popover="manual"
      className={`${popup['popup']} ${classes['menu']}`}
      tabIndex={-1}
      onKeyDown={press}
    >
      {actions.map(({ label, keys, isDanger, run }) => (
        <button
          key={label}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={classes['item']}
          data-danger={isDanger || undefined}
          onPointerMove={({ currentTarget }) => currentTarget.focus({ preventScroll: true })}
          onClick={() => {
            onClose();
            run();
          }}
        >
          {label}
          {keys !== undefined && <kbd aria-hidden>{keys}</kbd>}
        </button>
      ))}
    </div>
  );
}
