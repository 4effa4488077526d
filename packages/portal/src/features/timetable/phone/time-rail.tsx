import { useState } from 'react';
import type { SortOrder } from '../grid/layout-day.ts';
import { Crowd, HoursRange, shareOf, timeText, type HoursRangeProps } from '../on-at/hours-range.tsx';
import classes from './time-rail.module.css';

interface TimeRailProps extends HoursRangeProps {
  readonly order: SortOrder;
  /** The number of sets in equal intervals of the hours. */
  readonly crowd: readonly number[];
}

/**
 * The hours of a day along the right edge of its list, with the number of sets in them. Dragging its handle scrolls to
 * a time.
 */
export function TimeRail({ order, crowd, ...range }: TimeRailProps) {
  const { span, clocks, instant } = range;
  const share = shareOf(span, instant);
  const [isHeld, setHeld] = useState(false);
  const isReversed = order === 'latest';
  const style: Record<string, string> = { '--at': String(isReversed ? 1 - share : share) };
  return (
    <div
      className={classes['rail']}
      style={style}
      data-reversed={isReversed || undefined}
      data-held={isHeld || undefined}
    >
      <Crowd crowd={crowd} isDown />
      <HoursRange
        {...range}
        aria-orientation="vertical"
        onPointerDown={() => setHeld(true)}
        onPointerUp={() => setHeld(false)}
        onPointerCancel={() => setHeld(false)}
      />
      <span className={classes['handle']} aria-hidden />
      <span className={classes['time']} aria-hidden>
        {timeText(instant, clocks)}
      </span>
    </div>
  );
}
