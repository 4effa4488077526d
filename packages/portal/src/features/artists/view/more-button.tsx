import { artistPageMessages } from '@lineup/domain';
import { useId } from 'react';
import { Button } from '../../../design/controls/button.tsx';
import { MenuPanel } from '../../../design/controls/menu-panel.tsx';
import classes from './pages.module.css';

interface MoreButtonProps {
  readonly actions: readonly { readonly label: string; readonly run: () => void }[];
}

/** What is done with artists now and then, in a menu. */
export function MoreButton({ actions }: MoreButtonProps) {
  const id = useId();
  return (
    <>
      <Button variant="default" popoverTarget={id}>
        {artistPageMessages.more}
      </Button>
      <MenuPanel id={id} label={artistPageMessages.more}>
        <div className={classes['menu']}>
          {actions.map(({ label, run }) => (
            <Button key={label} variant="subtle" popoverTarget={id} popoverTargetAction="hide" onClick={run}>
              {label}
            </Button>
          ))}
        </div>
      </MenuPanel>
    </>
  );
}
