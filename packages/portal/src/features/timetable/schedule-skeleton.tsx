import { Skeleton, SkeletonGroup } from '../../design/page/skeleton.tsx';
import classes from './schedule-skeleton.module.css';

const columns = ['a', 'b', 'c', 'd', 'e'];

/** The shape of a day while it is being loaded. */
export function ScheduleSkeleton() {
  return (
    <SkeletonGroup label="Loading schedule">
      <div className={classes['grid']}>
        {columns.map((column) => (
          <div key={column} className={classes['column']}>
            <Skeleton className={classes['head'] ?? ''} />
            <Skeleton className={classes['set'] ?? ''} />
            <Skeleton className={classes['set'] ?? ''} />
            <Skeleton className={classes['set'] ?? ''} />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
