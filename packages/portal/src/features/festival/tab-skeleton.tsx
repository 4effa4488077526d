import { Skeleton, SkeletonGroup } from '../../design/page/skeleton.tsx';
import classes from './tab-skeleton.module.css';

/** Stands in for a tab whose file is on its way. */
export function TabSkeleton() {
  return (
    <SkeletonGroup label="Loading">
      <Skeleton className={classes['tab']} />
    </SkeletonGroup>
  );
}
