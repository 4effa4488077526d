import { useRef } from 'react';
import { stageColors } from '../../design/festival/stage-colors.ts';
import type { ScheduleDay, StageColumn } from './grid/group-schedule.ts';
import type { SortOrder } from './grid/layout-day.ts';
import classes from './outside-list.module.css';
import { SetCard } from './grid/set-card.tsx';
import { useShown } from './grid/use-shown.ts';
import type { Wanted } from './wanted.ts';
import { StageHeading } from './grid/stage-heading.tsx';

interface OutsideListProps {
  readonly day: ScheduleDay;
  readonly order: SortOrder;
  /** What is to be brought into sight, where it is here. */
  readonly wanted: Wanted | null;
}

/** Sets outside of the festival's days: they share no hours, so each stage lists its own with their dates. */
export function OutsideList({ day, order, wanted }: OutsideListProps) {
  const list = useRef<HTMLDivElement>(null);
  useShown(list, wanted);
  return (
    <div ref={list} className={classes['columns']}>
      {day.columns
        .filter(({ sets }) => sets.length > 0)
        .map((column) => (
          <OutsideColumn key={column.stage} column={column} order={order} />
        ))}
    </div>
  );
}

function OutsideColumn({ column, order }: { readonly column: StageColumn; readonly order: SortOrder }) {
  const sets = order === 'earliest' ? column.sets : column.sets.toReversed();
  return (
    <section aria-label={column.stage} style={stageColors(column.isMissing ? -1 : column.index)}>
      <StageHeading column={column} count={sets.length} date={null} />
      <ol className={classes['sets']}>
        {sets.map((set) => (
          <li key={set.id}>
            <SetCard set={set} withDay />
          </li>
        ))}
      </ol>
    </section>
  );
}
