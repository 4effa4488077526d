import { actualTimesMessages as texts } from '@lineup/domain';
import classes from './report-table.module.css';

interface LateProps {
  /** Negative for early; null if not recorded. */
  readonly minutes: number | null;
}

/** A text such as "5 min late". Colour is only an addition to it. */
export function Late({ minutes }: LateProps) {
  if (minutes === null) return null;
  const kind = minutes === 0 ? 'onTime' : minutes > 0 ? 'late' : 'early';
  return (
    <span className={classes['late']} data-kind={kind}>
      {texts.late(minutes)}
    </span>
  );
}
