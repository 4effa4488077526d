import { Outlet } from '@tanstack/react-router';
import { Suspense, type ReactNode } from 'react';
import { PageSpinner } from '../../design/page/page-spinner.tsx';
import classes from './root-layout.module.css';

/** The frame of every page: a skip link for keyboard users, and the page. */
export function RootLayout(): ReactNode {
  return (
    <div className={classes['root']}>
      <a className={classes['skip']} href="#content">
        Skip to content
      </a>
      <Suspense fallback={<PageSpinner />}>
        <Outlet />
      </Suspense>
    </div>
  );
}
