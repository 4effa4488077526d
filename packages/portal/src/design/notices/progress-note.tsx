import { Progress } from '../controls/progress.tsx';
import classes from './progress-note.module.css';

interface ProgressNoteProps {
  /** The current task. */
  readonly label: string;
  /** Progress from 0 to 1; null if unknown. */
  readonly share: number | null;
}

/** The progress of a long task: what is being done, and how much. */
export function ProgressNote({ label, share }: ProgressNoteProps) {
  const percent = share === null ? null : Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div className={classes['note']}>
      <output className={classes['words']}>
        <span>{label}</span>
        {percent !== null && <span data-figures="tabular">{percent} %</span>}
      </output>
      <Progress label={label} percent={percent} />
    </div>
  );
}
