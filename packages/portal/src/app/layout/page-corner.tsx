import { AccountMenu } from '../account-menu/account-menu.tsx';
import { PaletteButton } from '../palette/palette-button.tsx';
import classes from './page-corner.module.css';

/** Search and account, at the top right of every page that is not about one festival. */
export function PageCorner() {
  return (
    <div className={classes['corner']}>
      <PaletteButton />
      <AccountMenu />
    </div>
  );
}
