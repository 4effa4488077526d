import { ariaKeys } from '../keys/aria-keys.ts';
import { IconButton } from '../../design/controls/icon-button.tsx';
import { IconSearch } from '../../design/icons.ts';
import { usePaletteDoor } from './palette-door.ts';

/** Opens the palette where there is no keyboard. */
export function PaletteButton() {
  const { open } = usePaletteDoor();
  return (
    <IconButton label="Search" aria-keyshortcuts={ariaKeys('palette')} onClick={() => open('all')}>
      <IconSearch size={20} aria-hidden />
    </IconButton>
  );
}
