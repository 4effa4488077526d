import { actualTimesMessages as texts } from '@lineup/domain';
import classes from './report-table.module.css';

interface LateProps {
  /** Negative for early; null where it was not recorded. */
  readonly minutes: number | null;
}

/** "5 min late". Colour comes on top of the words. */
export function Late({ minutes }: LateProps) {
  if (minutes === null) return null;
  const kind = minutes === 0 ? 'onTime' : minutes > 0 ? 'late' : 'early';
  return (
    <span className={classes['late']} data-kind={kind}>
      {texts.late(minutes)}
    </span>
  );
}
