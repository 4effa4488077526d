import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { IconArrowLeft } from './icons.ts';
import classes from './page-header.module.css';
import { PageTitle } from './page-title.tsx';

interface PageHeaderProps {
  readonly title: string;
  /** A line below the title. */
  readonly children?: ReactNode;
  /** Where the way back leads, and what it is called. */
  readonly back?: { readonly label: string; readonly link: Pick<LinkProps, 'to' | 'params' | 'search'> };
  /** Buttons at the right; one of them `filled` at most. */
  readonly actions?: ReactNode;
}

/** The head of a page: the way back, the name in large type, what can be done. */
export function PageHeader({ title, children, back, actions }: PageHeaderProps) {
  return (
    <header className={classes['header']}>
      {back !== undefined && (
        <Link {...back.link} className={classes['back']}>
          <IconArrowLeft size={18} aria-hidden /> {back.label}
        </Link>
      )}
      <div className={classes['row']}>
        <div className={classes['words']}>
          <PageTitle>{title}</PageTitle>
          {children !== undefined && <div className={classes['subtitle']}>{children}</div>}
        </div>
        {actions !== undefined && <div className={classes['actions']}>{actions}</div>}
      </div>
    </header>
  );
}
