import { formatTime, onAtMessages, type FestivalClocks, type Interval } from '@lineup/domain';
import { useMemo, useState } from 'react';
import type { SortOrder } from '../grid/layout-day.ts';
import { momentStep } from '../on-at/shown-moment.ts';
import classes from './time-rail.module.css';

interface TimeRailProps {
  /** The hours of the day. */
  readonly span: Interval;
  readonly clocks: FestivalClocks;
  readonly order: SortOrder;
  /** How many sets are on, in equal stretches of the hours. */
  readonly crowd: readonly number[];
  readonly instant: number;
  readonly onChange: (instant: number) => void;
}

const minute = 60_000;

/** The hours of a day along the right edge of its list, with how much is on in them. Its handle is dragged to a time. */
export function TimeRail({ span, clocks, order, crowd, instant, onChange }: TimeRailProps) {
  const time = formatTime(instant, clocks.timezone, clocks.hourCycle);
  const minutes = (span.end - span.start) / minute;
  const at = Math.round((instant - span.start) / minute);
  const share = minutes === 0 ? 0 : at / minutes;
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
      <Crowd crowd={crowd} />
      <input
        type="range"
        aria-label={onAtMessages.scrubber}
        aria-orientation="vertical"
        aria-valuetext={time}
        min={0}
        max={minutes}
        step={momentStep}
        value={at}
        onPointerDown={() => setHeld(true)}
        onPointerUp={() => setHeld(false)}
        onPointerCancel={() => setHeld(false)}
        onChange={(event) => onChange(span.start + Number(event.currentTarget.value) * minute)}
      />
      <span className={classes['handle']} aria-hidden />
      <span className={classes['time']} aria-hidden>
        {time}
      </span>
    </div>
  );
}

/** A bar for each stretch of the hours, drawn as one shape. */
function Crowd({ crowd }: { readonly crowd: readonly number[] }) {
  const most = Math.max(1, ...crowd);
  const shape = useMemo(
    () => crowd.map((count, place) => `M${most} ${place + 0.5}H${most - count}`).join(''),
    [crowd, most],
  );
  return (
    <svg viewBox={`0 0 ${most} ${Math.max(1, crowd.length)}`} preserveAspectRatio="none" aria-hidden>
      <path d={shape} />
    </svg>
  );
}
