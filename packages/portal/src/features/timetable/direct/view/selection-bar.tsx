import { announcingMessages, isolated, movingMessages } from '@lineup/domain';
import { useLayoutEffect, type RefObject } from 'react';
import { Button } from '../../../../design/controls/button.tsx';
import { IconButton } from '../../../../design/controls/icon-button.tsx';
import { IconX } from '../../../../design/icons.ts';
import type { Point } from '../model/gesture.ts';
import classes from './selection-bar.module.css';

interface SelectionBarProps {
  /** The grid reserves room below its last hours, so that they can be scrolled out from under the bar. */
  readonly scroller: RefObject<HTMLElement | null>;
  readonly count: number;
  readonly onMove: () => void;
  readonly onAnnounce: () => void;
  /** Opens the menu of the selected sets at this point. */
  readonly onActions: (at: Point) => void;
  readonly onNone: () => void;
}

const { bar, swap, dayStart } = movingMessages;

/** The actions for the selected sets, for input without a secondary button. */
export function SelectionBar(props: SelectionBarProps) {
  const { scroller, count, onMove, onAnnounce, onActions, onNone } = props;
  useRoomBelow(scroller);
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

interface SwapBarProps extends Pick<SelectionBarProps, 'scroller'> {
  /** The artist of the waiting set. */
  readonly artist: string;
  readonly withLetters: boolean;
  readonly onCancel: () => void;
}

/** Says that a swap waits for its second set. */
export function SwapBar({ scroller, artist, withLetters, onCancel }: SwapBarProps) {
  useRoomBelow(scroller);
  return (
    <div className={classes['bar']} role="toolbar" aria-label={swap.label} data-waiting>
      <span>
        {swap.choose(isolated(artist))}
        {withLetters && swap.byKey}
      </span>
      <Button size="sm" variant="default" onClick={onCancel}>
        {swap.cancel}
      </Button>
    </div>
  );
}

interface DayStartBarProps extends Pick<SelectionBarProps, 'scroller'> {
  /** The number of sets that start between midnight and `time` (in the festival's zone). */
  readonly count: number;
  readonly time: string;
  readonly isBusy: boolean;
  readonly onApply: () => void;
  readonly onLeave: () => void;
}

/** Offers to list the sets after midnight with the evening before. */
export function DayStartBar({ scroller, count, time, isBusy, onApply, onLeave }: DayStartBarProps) {
  useRoomBelow(scroller);
  return (
    <div className={classes['bar']} role="toolbar" aria-label={dayStart.label} data-waiting>
      <span>{dayStart.why(count)}</span>
      <Button size="sm" variant="default" loading={isBusy} onClick={onApply}>
        {dayStart.apply(time)}
      </Button>
      <Button size="sm" variant="default" disabled={isBusy} onClick={onLeave}>
        {dayStart.leave}
      </Button>
    </div>
  );
}

function useRoomBelow(scroller: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = scroller.current;
    element?.setAttribute('data-barred', '');
    return () => element?.removeAttribute('data-barred');
  }, [scroller]);
}
