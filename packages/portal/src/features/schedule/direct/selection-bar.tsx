import { announcingMessages, movingMessages } from '@lineup/domain';
import { useLayoutEffect, type RefObject } from 'react';
import { Button } from '../../../design/controls/button.tsx';
import { IconButton } from '../../../design/controls/icon-button.tsx';
import { IconX } from '../../../design/icons.ts';
import type { Point } from './gesture.ts';
import classes from './selection-bar.module.css';

interface SelectionBarProps {
  /** Gets room for the bar below its last hours: they can be scrolled out from under it. */
  readonly scroller: RefObject<HTMLElement | null>;
  readonly count: number;
  readonly onMove: () => void;
  readonly onAnnounce: () => void;
  /** Opens the menu of the selected sets there. */
  readonly onActions: (at: Point) => void;
  readonly onNone: () => void;
}

const { bar } = movingMessages;

/** What can be done with the selected sets, for hands without a second button. */
export function SelectionBar(props: SelectionBarProps) {
  const { scroller, count, onMove, onAnnounce, onActions, onNone } = props;
  useLayoutEffect(() => {
    const element = scroller.current;
    element?.setAttribute('data-barred', '');
    return () => element?.removeAttribute('data-barred');
  }, [scroller]);
  return (
    <div className={classes['bar']} role="toolbar" aria-label={bar.label}>
      <span>{movingMessages.selected(count)}</span>
      <Button size="sm" variant="default" onClick={onMove}>
        {bar.move}
      </Button>
      <Button size="sm" variant="default" aria-haspopup="dialog" onClick={onAnnounce}>
        {announcingMessages.announce}
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
