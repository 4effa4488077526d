import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

interface EmptyStateProps {
  readonly title: string;
  /** Why it is empty, or what to do. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** Shown in place of a list that is empty or failed to load. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <section className={classes['empty']}>
      <h2 className={classes['title']}>{title}</h2>
      {children !== undefined && <div className={classes['text']}>{children}</div>}
      {action}
    </section>
  );
}
