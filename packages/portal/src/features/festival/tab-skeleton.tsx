import { Skeleton, SkeletonGroup } from '../../design/page/skeleton.tsx';
import classes from './tab-skeleton.module.css';

/** A placeholder for a tab whose file is loading. */
export function TabSkeleton() {
  return (
    <SkeletonGroup label="Loading">
      <Skeleton className={classes['tab']} />
    </SkeletonGroup>
  );
}
