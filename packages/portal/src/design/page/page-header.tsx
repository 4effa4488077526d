import type { ReactNode } from 'react';
import { BackButton } from './back-button.tsx';
import classes from './page-header.module.css';
import { PageTitle } from './page-title.tsx';

interface PageHeaderProps {
  readonly title: string;
  /** A line below the title. */
  readonly children?: ReactNode;
  /** The label and action of the back button. */
  readonly back?: { readonly label: string; readonly onClick: () => void };
  /** Buttons at the right; at most one of them is `filled`. */
  readonly actions?: ReactNode;
  /** The account menu, always at the top right. */
  readonly account: ReactNode;
}

/** The head of a page: back button, large title, and actions. */
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
