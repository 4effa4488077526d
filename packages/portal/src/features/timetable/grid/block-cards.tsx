/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the parts of a table cannot be laid out along hours */
import { blockMessages } from '@lineup/domain';
import { deepEqual } from '@tanstack/react-router';
import { memo } from 'react';
import classes from './block-cards.module.css';
import edges from './card-edges.module.css';
import hatched from './hatched.module.css';
import type { Direction } from './direction.ts';
import type { PlacedBlock } from './layout-day.ts';
import { styleOf } from './set-card.tsx';

interface BlockCardsProps {
  readonly stage: string;
  readonly blocks: readonly PlacedBlock[];
  readonly direction: Direction;
  /** The only card that is a tab stop. */
  readonly current: string | null;
  readonly lifted: ReadonlySet<string>;
}

/** The blocks of a stage that are in view. `DirectEditing` handles their interactions. */
export function BlockCards({ stage, blocks, direction, current, lifted }: BlockCardsProps) {
  return blocks.map((placed) => (
    <BlockCard
      key={placed.set.id}
      {...{ stage, placed, direction }}
      isCurrent={placed.set.id === current}
      isLifted={lifted.has(placed.set.id)}
    />
  ));
}

interface BlockCardProps extends Pick<BlockCardsProps, 'stage' | 'direction'> {
  readonly placed: PlacedBlock;
  readonly isCurrent: boolean;
  readonly isLifted: boolean;
}

const BlockCard = memo(function BlockCard(props: BlockCardProps) {
  const { stage, placed, direction, isCurrent, isLifted } = props;
  const { id, name, time } = placed.set;
  return (
    <div role="gridcell" className={classes['cell']}>
      <button
        type="button"
        className={`${hatched['hatched']} ${classes['block']} ${edges['edges']}`}
        style={styleOf(placed, direction)}
        tabIndex={isCurrent ? 0 : -1}
        aria-label={blockMessages.named(name, time, stage)}
        title={[name, time, stage].join(' · ')}
        data-block={id}
        data-lines={Math.min(placed.lines, mostLines)}
        data-narrow={(direction === 'down' && placed.height < narrow) || undefined}
        data-lifted={isLifted || undefined}
      >
        <span>
          <b dir="auto">{name}</b> <time>{time}</time>
        </span>
      </button>
    </div>
  );
}, deepEqual);

/** With two lines there is room for the time. */
const mostLines = 2;
/** In CSS pixels. With the stages as rows, a shorter block has no room for its name. */
const narrow = 28;
