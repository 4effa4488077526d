import { Page } from '../../design/page/page.tsx';
import { Skeleton, SkeletonGroup } from '../../design/page/skeleton.tsx';
import classes from './festival-skeleton.module.css';

/** The placeholder of a festival's page while it is loading. */
export function FestivalSkeleton() {
  return (
    <Page width="wide">
      <SkeletonGroup label="Loading festival">
        <div className={classes['head']}>
          <Skeleton className={classes['name'] ?? ''} />
          <Skeleton className={classes['tabs'] ?? ''} />
        </div>
      </SkeletonGroup>
    </Page>
  );
}
