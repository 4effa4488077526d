import type { ReactNode } from 'react';
import classes from './page.module.css';

interface PageProps {
  readonly children: ReactNode;
  /** `wide` uses the whole width of the window: work tables; `full` its height as well: the schedule. */
  readonly width?: 'normal' | 'wide' | 'full';
}

/** The main part of a page, with its margins; the target of "Skip to content". */
export function Page({ children, width = 'normal' }: PageProps) {
  return (
    <main id="content" tabIndex={-1} className={classes['page']} data-width={width}>
      {children}
    </main>
  );
}
