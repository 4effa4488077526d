import { IconAlertTriangle } from '../../design/icons.ts';
import type { StageColumn } from './group-schedule.ts';
import classes from './stage-heading.module.css';

interface StageHeadingProps {
  readonly column: Pick<StageColumn, 'stage' | 'isMissing'>;
  readonly count: number;
}

/** The head of a stage's column; stays in view while the hours scroll. */
export function StageHeading({ column, count }: StageHeadingProps) {
  return (
    <header className={classes['heading']}>
      <h3 className={classes['name']} title={column.stage}>
        {column.stage}
      </h3>
      <p className={classes['note']}>
        {column.isMissing ? (
          <span className={classes['missing']}>
            <IconAlertTriangle size={12} aria-hidden /> Not in the list of stages
          </span>
        ) : (
          `${count} ${count === 1 ? 'set' : 'sets'}`
        )}
      </p>
    </header>
  );
}
