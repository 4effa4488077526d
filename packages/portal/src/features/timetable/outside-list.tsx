import { useRef } from 'react';
import { stageColors } from '../../design/festival/stage-colors.ts';
import { BlockDialog } from './direct/blocks/block-dialog.tsx';
import { useBlockActions } from './direct/blocks/use-block-actions.ts';
import type { DirectTools } from './direct/model/direct-tools.ts';
import { useApply } from './direct/commands/use-apply.ts';
import type { ScheduleDay, StageColumn } from './grid/group-schedule.ts';
import type { SortOrder } from './grid/layout-day.ts';
import { OutsideBlocks, type OutsideBlocksProps } from './outside-blocks.tsx';
import classes from './outside-list.module.css';
import { SetCard } from './grid/set-card.tsx';
import { useShown } from './grid/use-shown.ts';
import type { PendingSelection } from './pending-selection.ts';
import { StageHeading } from './grid/stage-heading.tsx';

interface OutsideListProps {
  readonly day: ScheduleDay;
  readonly order: SortOrder;
  readonly tools: DirectTools;
  /** The set or stage to scroll to, if it is here. */
  readonly pending: PendingSelection | null;
}

/**
 * Sets and blocks outside of the festival's days. They share no hours, so each stage lists its own with their dates.
 */
export function OutsideList({ day, order, tools, pending }: OutsideListProps) {
  const list = useRef<HTMLDivElement>(null);
  useShown(list, pending);
  const { festival } = tools;
  const { asked, setOf, open, save, remove, close } = useBlockActions(day, tools, useApply(tools));
  return (
    <div ref={list} className={classes['columns']}>
      {day.columns
        .filter(({ sets, blocks = [] }) => sets.length + blocks.length > 0)
        .map((column) => (
          <OutsideColumn key={column.stage} {...{ column, order, festival }} onOpen={open} />
        ))}
      {asked !== null && (
        <BlockDialog key={asked.set.id} {...{ asked, festival, setOf, save, remove, close }} />
      )}
    </div>
  );
}

interface OutsideColumnProps extends Pick<OutsideBlocksProps, 'festival' | 'onOpen'> {
  readonly column: StageColumn;
  readonly order: SortOrder;
}

function OutsideColumn({ column, order, festival, onOpen }: OutsideColumnProps) {
  const { stage, blocks = [] } = column;
  const sets = order === 'earliest' ? column.sets : column.sets.toReversed();
  return (
    <section
      aria-label={stage}
      style={stageColors(column.isMissing ? -1 : column.index)}
      data-unprinted={sets.length === 0 || undefined}
    >
      <StageHeading column={column} count={sets.length} blockCount={blocks.length} date={null} />
      {sets.length > 0 && (
        <ol className={classes['sets']}>
          {sets.map((set) => (
            <li key={set.id}>
              <SetCard set={set} withDay />
            </li>
          ))}
        </ol>
      )}
      {blocks.length > 0 && <OutsideBlocks {...{ stage, blocks, order, festival, onOpen }} />}
    </section>
  );
}
