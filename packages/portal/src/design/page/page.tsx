import type { ReactNode } from 'react';
import classes from './page.module.css';

interface PageProps {
  readonly children: ReactNode;
  /** `wide` uses the full width of the window, for work tables; `full` also its height, for the schedule. */
  readonly width?: 'normal' | 'wide' | 'full';
}

/** The main element of a page, with its margins; the target of "Skip to content". */
export function Page({ children, width = 'normal' }: PageProps) {
  return (
    <main id="content" tabIndex={-1} className={classes['page']} data-width={width}>
      {children}
    </main>
  );
}
