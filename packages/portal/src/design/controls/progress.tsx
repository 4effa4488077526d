import classes from './progress.module.css';

interface ProgressProps {
  readonly label: string;
  /** 0 to 100; null if unknown. */
  readonly percent: number | null;
}

/** A progress bar. Without a value it is full and animated. */
export function Progress({ label, percent }: ProgressProps) {
  return (
    <div className={classes['bar']}>
      <progress className={classes['words']} aria-label={label} max={100} value={percent ?? undefined} />
      <div
        className={classes['done']}
        data-moving={percent === null}
        style={{ width: `${percent ?? 100}%` }}
      />
    </div>
  );
}
