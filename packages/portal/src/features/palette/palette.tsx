import { paletteMessages } from '@lineup/domain';
import type { EarlyKeys } from '../../app/palette/early-keys.ts';
import type { PaletteScope } from '../../app/palette/palette-door.ts';
import { Dialog } from '../../design/controls/dialog.tsx';
import { PaletteSearch } from './palette-search.tsx';
import classes from './palette.module.css';

interface PaletteProps {
  readonly opened: boolean;
  readonly scope: PaletteScope;
  /** The festival of the page; null for none. */
  readonly festivalId: string | null;
  /** What was typed while this was loading. */
  readonly early: EarlyKeys;
  readonly onClose: () => void;
}

/** Finds any artist, stage, day, festival or action, and opens or runs it. */
export function Palette({ opened, scope, festivalId, early, onClose }: PaletteProps) {
  const setsOnly = scope === 'sets' && festivalId !== null;
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      leavesAtOnce
      title={setsOnly ? paletteMessages.setsTitle : paletteMessages.title}
      size="lg"
      classNames={{ dialog: classes['dialog'], content: classes['content'] }}
    >
      <PaletteSearch {...{ setsOnly, festivalId, early, onClose }} />
    </Dialog>
  );
}
