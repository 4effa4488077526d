import { messages } from '@lineup/domain';
import { Link, type ErrorComponentProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '../../design/controls/button.tsx';
import { isLoadFailure } from '../../design/notices/load-failure.ts';
import classes from './error-page.module.css';

/**
 * Replaces a page that crashed. Saved data is not affected. If a page cannot be loaded, there is often a newer version.
 */
export function ErrorPage({ error, reset }: ErrorComponentProps): ReactNode {
  const outdated = isLoadFailure(error);
  return (
    <main className={classes['page']} id="content">
      <h1>{outdated ? 'This page could not be loaded' : messages.crash.title}</h1>
      <p>
        {outdated
          ? messages.crash.notLoadedAdvice
          : 'This page could not be shown. What you have saved is safe. Try again, or go back to the dashboard.'}
      </p>
      <div className={classes['actions']}>
        <Button onClick={outdated ? () => window.location.reload() : reset}>
          {outdated ? 'Reload' : 'Try Again'}
        </Button>
        <Link to="/" onClick={reset}>
          Return to Dashboard
        </Link>
      </div>
    </main>
  );
}
