import { IconButton } from '../../design/controls/icon-button.tsx';
import { IconSearch } from '../../design/icons.ts';
import { ariaKeys } from '../keys/aria-keys.ts';
import { keysText } from '../keys/key-names.ts';
import classes from './palette-button.module.css';
import { usePaletteDoor } from './palette-door.ts';

/** Opens the palette without a keyboard; shows the keys that open it if there is room. */
export function PaletteButton() {
  const { open } = usePaletteDoor();
  return (
    <IconButton
      label="Search"
      className={classes['button']}
      aria-keyshortcuts={ariaKeys('palette')}
      onClick={() => open('all')}
    >
      <IconSearch size={20} aria-hidden />
      <kbd className={classes['keys']} data-keys={keysText('palette', navigator.userAgent)} aria-hidden />
    </IconButton>
  );
}
