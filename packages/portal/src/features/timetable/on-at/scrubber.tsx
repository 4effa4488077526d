import { Crowd, HoursRange, shareOf, timeText, type HoursRangeProps } from './hours-range.tsx';
import classes from './scrubber.module.css';

interface ScrubberProps extends HoursRangeProps {
  /** How many sets are on, in equal stretches of the hours. */
  readonly crowd: readonly number[];
}

/** The hours of a day with how much is on in them, and a moment that is drawn along them. */
export function Scrubber({ crowd, ...range }: ScrubberProps) {
  const { span, clocks, instant } = range;
  const style: Record<string, string> = { '--at': String(shareOf(span, instant)) };
  return (
    <div className={classes['scrubber']} style={style}>
      <Crowd crowd={crowd} />
      <HoursRange {...range} />
      <span className={classes['line']} aria-hidden />
      <span className={classes['time']} aria-hidden>
        {timeText(instant, clocks)}
      </span>
    </div>
  );
}
