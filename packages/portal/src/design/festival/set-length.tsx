import { formatClock, formatLength, formatLengthLong, type HourCycle } from '@lineup/domain';
import { VisuallyHidden } from '../controls/visually-hidden.tsx';
import classes from './set-length.module.css';

interface SetLengthProps {
  /** Null while the times cannot be parsed. */
  readonly minutes: number | null;
  /** The clock time at which the set ends. */
  readonly end: string;
  /** The festival's time format. */
  readonly hourCycle: HourCycle | undefined;
}

/**
 * The length of a set, next to its times. Announced with the end when either changes, because the end follows the
 * start.
 */
export function SetLength({ minutes, end, hourCycle }: SetLengthProps) {
  return (
    <span className={classes['length']} aria-live="polite" aria-atomic>
      {minutes !== null && (
        <>
          <span aria-hidden>{formatLength(minutes)}</span>
          <VisuallyHidden>
            Lasts {formatLengthLong(minutes)}, until {formatClock(end, hourCycle)}.
          </VisuallyHidden>
        </>
      )}
    </span>
  );
}
