import { formatTime, onAtMessages, type FestivalClocks, type Interval } from '@lineup/domain';
import { useMemo } from 'react';
import { momentStep } from './shown-moment.ts';
import classes from './scrubber.module.css';

interface ScrubberProps {
  /** The hours of the day. */
  readonly span: Interval;
  readonly clocks: FestivalClocks;
  /** How many sets are on, in equal stretches of the hours. */
  readonly crowd: readonly number[];
  readonly instant: number;
  readonly onChange: (instant: number) => void;
}

const minute = 60_000;

/** The hours of a day with how much is on in them, and a moment that is drawn along them. */
export function Scrubber({ span, clocks, crowd, instant, onChange }: ScrubberProps) {
  const time = formatTime(instant, clocks.timezone, clocks.hourCycle);
  const minutes = (span.end - span.start) / minute;
  const at = Math.round((instant - span.start) / minute);
  const style: Record<string, string> = { '--at': String(minutes === 0 ? 0 : at / minutes) };
  return (
    <div className={classes['scrubber']} style={style}>
      <Crowd crowd={crowd} />
      <input
        type="range"
        aria-label={onAtMessages.scrubber}
        aria-valuetext={time}
        min={0}
        max={minutes}
        step={momentStep}
        value={at}
        onChange={(event) => onChange(span.start + Number(event.currentTarget.value) * minute)}
      />
      <span className={classes['line']} aria-hidden />
      <span className={classes['time']} aria-hidden>
        {time}
      </span>
    </div>
  );
}

/** As one shape: a day may have a hundred quarters of an hour. */
function Crowd({ crowd }: { readonly crowd: readonly number[] }) {
  const most = Math.max(1, ...crowd);
  const shape = useMemo(
    () => crowd.map((count, place) => `M${place + 0.5} ${most}V${most - count}`).join(''),
    [crowd, most],
  );
  return (
    <svg viewBox={`0 0 ${Math.max(1, crowd.length)} ${most}`} preserveAspectRatio="none" aria-hidden>
      <path d={shape} />
    </svg>
  );
}
