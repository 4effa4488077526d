import { Crowd, HoursRange, shareOf, timeText, type HoursRangeProps } from './hours-range.tsx';
import classes from './scrubber.module.css';

interface ScrubberProps extends HoursRangeProps {
  /** The number of sets in equal intervals of the hours. */
  readonly crowd: readonly number[];
}

/** A day's hours with the number of sets in them, and a draggable moment. */
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
