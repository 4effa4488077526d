import { clsx } from 'clsx';
import { useId, useState, type ReactNode, type Ref } from 'react';
import { usePart } from '../../../app/loading/use-part.ts';
import { MenuPanel } from '../../../design/controls/menu-panel.tsx';
import classes from './bar-menu.module.css';
import { loadMenus } from './load-menus.ts';
import line from './schedule-line.module.css';

type Menus = Awaited<ReturnType<typeof loadMenus>>;

interface BarMenuProps {
  /** The text on the button. */
  readonly label: string;
  /** The button's accessible name, if it is longer than the label. */
  readonly name?: string;
  /** Replaces the label on a phone. */
  readonly icon?: ReactNode;
  /** A badge at the corner of the button; not shown for 0. */
  readonly count?: number;
  readonly ref?: Ref<HTMLButtonElement>;
  /**
   * Renders the content. Receives the id that lets a button in it close the menu, and the menus' module; null until
   * that is loaded.
   */
  readonly children: (id: string, part: Menus | null) => ReactNode;
}

/** A button in the schedule's toolbar that opens a menu below it. */
export function BarMenu(props: BarMenuProps) {
  const { label, name = label, icon, count = 0, ref, children } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { part, fetch, hints } = usePart(loadMenus);
  const load = (): void => void fetch(load);
  return (
    <>
      <button
        ref={ref}
        type="button"
        className={clsx(line['control'], classes['button'])}
        aria-label={name}
        title={name}
        popoverTarget={id}
        data-count={count || undefined}
        {...hints}
      >
        {icon !== undefined && <span className={classes['icon']}>{icon}</span>}
        <span className={classes['label']}>{label}</span>
      </button>
      <MenuPanel
        id={id}
        label={label}
        onToggle={(opens) => {
          setOpen(opens);
          if (opens && part === null) load();
        }}
      >
        {children(id, isOpen ? part : null)}
      </MenuPanel>
    </>
  );
}
