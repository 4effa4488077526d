import { Skeleton, SkeletonGroup } from '../../design/page/skeleton.tsx';
import classes from './dashboard-skeleton.module.css';

const cards = ['a', 'b', 'c', 'd'];

/** The placeholder of the dashboard while festivals are loading. */
export function DashboardSkeleton() {
  return (
    <SkeletonGroup label="Loading festivals">
      <div className={classes['page']}>
        <Skeleton className={classes['stats'] ?? ''} />
        <Skeleton className={classes['title'] ?? ''} />
        <div className={classes['grid']}>
          <Skeleton className={classes['featured'] ?? ''} />
          {cards.map((card) => (
            <Skeleton key={card} className={classes['card'] ?? ''} />
          ))}
        </div>
      </div>
    </SkeletonGroup>
  );
}
