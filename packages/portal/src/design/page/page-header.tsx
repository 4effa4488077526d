import type { ReactNode } from 'react';
import { BackButton } from './back-button.tsx';
import classes from './page-header.module.css';
import { PageTitle } from './page-title.tsx';

interface PageHeaderProps {
  readonly title: string;
  /** A line below the title. */
  readonly children?: ReactNode;
  /** The way back: what it is called, and what it does. */
  readonly back?: { readonly label: string; readonly onClick: () => void };
  /** Buttons at the right; one of them `filled` at most. */
  readonly actions?: ReactNode;
  /** The way to one's account, always at the top right. */
  readonly account: ReactNode;
}

/** The head of a page: the way back, the name in large type, what can be done. */
export function PageHeader({ title, children, back, actions, account }: PageHeaderProps) {
  return (
    <header className={classes['header']}>
      {back !== undefined && <BackButton {...back} />}
      <div className={classes['row']}>
        <div className={classes['words']}>
          <PageTitle>{title}</PageTitle>
          {children !== undefined && <div className={classes['subtitle']}>{children}</div>}
        </div>
        {actions !== undefined && <div className={classes['actions']}>{actions}</div>}
        <div className={classes['account']}>{account}</div>
      </div>
    </header>
  );
}
