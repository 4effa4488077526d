import { formatClock, formatLength, formatLengthLong, type HourCycle } from '@lineup/domain';
import { VisuallyHidden } from '../controls/visually-hidden.tsx';
import classes from './set-length.module.css';

interface SetLengthProps {
  /** Null while the times are not readable. */
  readonly minutes: number | null;
  /** The clock time at which the set ends. */
  readonly end: string;
  /** The festival's. */
  readonly hourCycle: HourCycle | undefined;
}

/** How long a set lasts, next to its times. Announced with its end when either changes: the end follows a changed start. */
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
