import type { ReactNode } from 'react';
import { AccountMenu } from '../account-menu/account-menu.tsx';
import { PaletteButton } from '../palette/palette-button.tsx';
import classes from './page-corner.module.css';

/** Search and account, at the top right of every page that is not about one festival; before them what undoes a change, where given. */
export function PageCorner({ children }: { readonly children?: ReactNode }) {
  return (
    <div className={classes['corner']}>
      {children}
      <PaletteButton />
      <AccountMenu />
    </div>
  );
}
