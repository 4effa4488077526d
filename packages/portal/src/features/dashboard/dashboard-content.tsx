import type { Festival } from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import type { ReactNode } from 'react';
import { useNow } from '../../app/time/use-now.ts';
import { CrashBoundary } from '../../design/notices/crash-boundary.tsx';
import classes from './dashboard-content.module.css';
import { nextFestival } from './featured/next-festival.ts';
import { FestivalStats } from './festival-stats.tsx';
import { LineupsFailure } from './lineup/lineups-failure.tsx';
import { FestivalList } from './list/festival-list.tsx';
import { useLineups } from './queries/use-lineups.ts';

interface DashboardContentProps {
  readonly festivals: readonly Versioned<Festival>[];
  /** Shown in place of the list. */
  readonly children?: ReactNode;
}

/** The counts and all festivals: the current or next one first and large. */
export function DashboardContent({ festivals, children }: DashboardContentProps) {
  const now = useNow();
  const next = nextFestival(festivals, now);
  const lineups = useLineups(festivals);
  return (
    <div className={classes['content']}>
      <CrashBoundary>
        <FestivalStats festivals={festivals} now={now} />
      </CrashBoundary>
      <LineupsFailure lineups={lineups} />
      {children ?? (
        <CrashBoundary>
          <FestivalList festivals={festivals} lineups={lineups} now={now} nextId={next?.id ?? null} />
        </CrashBoundary>
      )}
    </div>
  );
}
