import type { ReactNode } from 'react';
import classes from './action-bar.module.css';

interface ActionBarProps {
  /** Further controls above the buttons. */
  readonly above?: ReactNode;
  readonly children: ReactNode;
}

/** The buttons of a step, which stay in view while the page scrolls. */
export function ActionBar({ above, children }: ActionBarProps) {
  return (
    <div className={classes['bar']}>
      {above}
      <div className={classes['buttons']}>{children}</div>
    </div>
  );
}
