import type { ReactNode } from 'react';
import { AccountMenu } from '../account-menu/account-menu.tsx';
import { PaletteButton } from '../palette/palette-button.tsx';
import classes from './page-corner.module.css';

/**
 * Search and account, at the top right of every page outside of a festival; `children` come first, for example an undo
 * button.
 */
export function PageCorner({ children }: { readonly children?: ReactNode }) {
  return (
    <div className={classes['corner']}>
      {children}
      <PaletteButton />
      <AccountMenu />
    </div>
  );
}
