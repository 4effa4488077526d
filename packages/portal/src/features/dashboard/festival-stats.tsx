import { countByStatus, type Festival } from '@lineup/domain';
import classes from './festival-stats.module.css';

interface FestivalStatsProps {
  readonly festivals: readonly Festival[];
  /** In epoch milliseconds. */
  readonly now: number;
}

/** The numbers of festivals: all, running and upcoming; each checked in its own zone. */
export function FestivalStats({ festivals, now }: FestivalStatsProps) {
  const { active, upcoming } = countByStatus(festivals, now);
  return (
    <dl className={classes['stats']}>
      <Stat label="Total Festivals" count={festivals.length} />
      <Stat label="Active Festivals" count={active} />
      <Stat label="Upcoming Festivals" count={upcoming} />
    </dl>
  );
}

function Stat({ label, count }: { readonly label: string; readonly count: number }) {
  return (
    <div className={classes['stat']}>
      <dt>{label}</dt>
      <dd>{count}</dd>
    </div>
  );
}
