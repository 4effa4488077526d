import type { ReactNode } from 'react';
import classes from './action-bar.module.css';

interface ActionBarProps {
  /** More controls above the buttons. */
  readonly above?: ReactNode;
  readonly children: ReactNode;
}

/** The buttons of a step, in view wherever the page is scrolled to. */
export function ActionBar({ above, children }: ActionBarProps) {
  return (
    <div className={classes['bar']}>
      {above}
      <div className={classes['buttons']}>{children}</div>
    </div>
  );
}
