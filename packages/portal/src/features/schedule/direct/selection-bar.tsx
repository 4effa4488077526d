import { movingMessages } from '@lineup/domain';
import { Button } from '../../../design/controls/button.tsx';
import { IconButton } from '../../../design/controls/icon-button.tsx';
import { IconX } from '../../../design/icons.ts';
import type { Point } from './gesture.ts';
import classes from './selection-bar.module.css';

interface SelectionBarProps {
  readonly count: number;
  readonly onMove: () => void;
  /** Opens the menu of the selected sets there. */
  readonly onActions: (at: Point) => void;
  readonly onNone: () => void;
}

const { bar } = movingMessages;

/** What can be done with the selected sets, for hands without a second button. */
export function SelectionBar({ count, onMove, onActions, onNone }: SelectionBarProps) {
  return (
    <div className={classes['bar']} role="toolbar" aria-label={bar.label}>
      <span>{movingMessages.selected(count)}</span>
      <Button size="sm" variant="default" onClick={onMove}>
        {bar.move}
      </Button>
      <Button
        size="sm"
        variant="default"
        aria-haspopup="menu"
        onClick={({ currentTarget }) => {
          const { left, top } = currentTarget.getBoundingClientRect();
          onActions({ x: left, y: top });
        }}
      >
        {bar.actions}
      </Button>
      <IconButton label={bar.none} size="sm" onClick={onNone}>
        <IconX size={18} aria-hidden />
      </IconButton>
    </div>
  );
}
