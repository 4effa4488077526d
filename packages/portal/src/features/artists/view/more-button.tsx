import { artistPageMessages } from '@lineup/domain';
import { useId } from 'react';
import { Button } from '../../../design/controls/button.tsx';
import { MenuPanel } from '../../../design/controls/menu-panel.tsx';
import classes from './pages.module.css';

interface Action {
  readonly label: string;
  readonly run: () => void;
  /** Shown in the menu on phones only. */
  readonly isInLine?: boolean;
}

/** A menu of less frequent actions. */
export function MoreButton({ actions }: { readonly actions: readonly Action[] }) {
  const id = useId();
  return (
    <>
      <Button variant="default" popoverTarget={id}>
        {artistPageMessages.more}
      </Button>
      <MenuPanel id={id} label={artistPageMessages.more}>
        <div className={classes['menu']}>
          {actions.map(({ label, run, isInLine = false }) => (
            <span key={label} className={isInLine ? classes['inMenu'] : undefined}>
              <Button variant="subtle" popoverTarget={id} popoverTargetAction="hide" onClick={run}>
                {label}
              </Button>
            </span>
          ))}
        </div>
      </MenuPanel>
    </>
  );
}
