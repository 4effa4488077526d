import { Skeleton, SkeletonGroup } from '../../design/page/skeleton.tsx';
import classes from './schedule-skeleton.module.css';

const columns = ['a', 'b', 'c', 'd', 'e'];

/** A placeholder in the shape of a day, shown while loading. */
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
